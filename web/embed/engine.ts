/**
 * The engine of embedded boards.
 *
 * If the page comes from the same site as this file, the engine's worker is started in the page itself. A browser starts no
 * worker of another site: on other pages a hidden frame of this site starts it and passes messages on (see frame_client.ts).
 * A sandboxed frame's page is of no site, and where a page says where the site is, the engine's worker is not next to this file.
 */
import { language } from "../common/strings/index.js";
import { createClient } from "../engine/client.js";
import { takeSession as takeSessionOf, type StageListener } from "../engine/shared_engine.js";
import { createFrameClient } from "./frame_client.js";
import { namedSite, siteFolder } from "./site.js";
import type { Session } from "../engine/session.js";
import type { MatchReply } from "../engine/wire.js";

function createEngine(onStage: StageListener) {
  const site = siteFolder();
  return site.origin === origin && !namedSite() ? createClient({ onStage, language }) : createFrameClient(site, onStage);
}

/**
 * @param onStage  called at once with the present stage of the engine's start
 * @param onRevived  the engine had died, and the match is back
 * @returns a place for one match on the page's engine, and how to give it up
 */
export const takeSession = (
  onStage: StageListener,
  onRevived?: (reply: MatchReply) => void,
): { session: Session; leave: () => void } => takeSessionOf(createEngine, onStage, onRevived);
