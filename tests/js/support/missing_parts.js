/**
 * Parts of the page that cannot be fetched at first, as where the connection has gone for a moment.
 */
import { register } from "node:module";

/** @param {string} name  of the module's file @param {number} times  that it is missing */
export function loseModule(name, times) {
  const hooks = `
    let left = ${times};
    export async function resolve(specifier, context, next) {
      if (!specifier.endsWith(${JSON.stringify(`/${name}`)}) || left === 0) return next(specifier, context);
      left -= 1;
      throw new Error("no connection");
    }`;
  register(`data:text/javascript,${encodeURIComponent(hooks)}`);
}
