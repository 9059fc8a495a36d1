/** The switch of the sounds at the board, from when they begin. */
import { byId, element } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";

export interface SoundSettings {
  get: (key: "sounds") => boolean;
  set: (key: "sounds", value: boolean) => void;
  onChange: (listener: (key: string) => void) => void;
}

const WAVES = "M16 9a4 4 0 0 1 0 6m2.5-8.5a8 8 0 0 1 0 11";
const CROSS = "m16.5 9.5 5 5m0-5-5 5";

export function showSoundSwitch(settings: SoundSettings) {
  const host = element("div", { class: "sound-switch" });
  const { name } = later.settings.sounds;
  const paint = () => {
    const isOn = settings.get("sounds");
    render(
      html`
        <button
          type="button"
          role="switch"
          aria-checked=${isOn ? "true" : "false"}
          title=${name}
          aria-label=${name}
          @click=${() => settings.set("sounds", !isOn)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9.5v5h3.5L12 18V6L7.5 9.5z" fill="currentColor" />
            <path d=${isOn ? WAVES : CROSS} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
          </svg>
        </button>
      `,
      host,
    );
  };
  byId("open-legend").after(host);
  paint();
  settings.onChange(paint);
}
