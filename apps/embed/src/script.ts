// `/v1/embed.js`: runs the calls queued so far, and later ones immediately. Loaded by a script tag or by `import()`: a
// module has no `currentScript` and a script no `import.meta`, but the stack of an error has the URL in both.
//
//   (window.earnwall ??= []).push((embed) => embed.mount('#earn', { app, uuid, shash }))
import { createEmbed, type Embed } from './embed.ts';

type QueuedCall = (embed: Embed) => void;

declare global {
  interface Window {
    /** An array that queues calls until the script has loaded; from then on `push` runs them. */
    earnwall?: Pick<QueuedCall[], 'splice'> & { push(...calls: QueuedCall[]): unknown };
  }
}

const source =
  (document.currentScript as HTMLScriptElement | null)?.src ||
  new Error().stack?.match(/https?:[^\s)]+/)?.[0];
const embed = createEmbed(new URL(source || '').origin);
const push = (...calls: QueuedCall[]) => {
  // A call that throws is an error of the page, and must not stop the others.
  for (const call of calls) queueMicrotask(() => call(embed));
};
window.earnwall ??= [];
window.earnwall.push = push;
push(...window.earnwall.splice(0));
