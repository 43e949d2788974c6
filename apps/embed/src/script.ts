// `/v1/embed.js`: runs the calls queued so far, and later ones immediately. Loaded by a script tag or by `import()`: a
// module has no `currentScript` and a script no `import.meta`, but the stack of an error has the URL in both.
//
//   (window.earnwall ??= []).push((embed) => embed.mount('#earn', { app, uuid, shash }))
import { createEmbed, type Embed } from './embed.ts';

type QueuedCall = (embed: Embed) => void;

declare global {
  interface Window {
    /** An array that queues calls until the script has loaded; from then on `push` runs them. */
    earnwall?: Pick<QueuedCall[], 'splice' | 'length'> & { push(...calls: QueuedCall[]): unknown };
  }
}

const source =
  (document.currentScript as HTMLScriptElement | null)?.src ||
  new Error().stack?.match(/https?:[^\s)]+/)?.[0];
// Scheme and host. A `URL` would be the first of most pages, and making its interface takes longer than all of this script.
const embed = createEmbed((source || '').split('/', 3).join('/'));
const push = (...calls: QueuedCall[]) => {
  // A call that throws is an error of the page, and must not stop the others.
  for (const call of calls) queueMicrotask(() => call(embed));
};
// Read once, since the browser looks for elements of this name as well; and mostly nothing is queued.
let queue = window.earnwall;
if (!queue) window.earnwall = queue = [];
queue.push = push;
if (queue.length) push(...queue.splice(0));
