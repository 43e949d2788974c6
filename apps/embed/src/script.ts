// `/v1/embed.js`: does what the page has asked for so far, and from now on at once. By a script tag or by `import()`: a
// module has no `currentScript`, and a script no `import.meta`, but an error knows in either where it was made.
//
//   (window.earnwall ??= []).push((embed) => embed.mount('#earn', { app, uuid, shash }))
import { createEmbed, type Embed } from './embed.ts';

type Wish = (embed: Embed) => void;

declare global {
  interface Window {
    /** An array that keeps wishes until the script has come, and does them at once from then on. */
    earnwall?: Pick<Wish[], 'splice'> & { push(...wishes: Wish[]): unknown };
  }
}

const source =
  (document.currentScript as HTMLScriptElement | null)?.src ||
  new Error().stack?.match(/https?:[^\s)]+/)?.[0];
const embed = createEmbed(new URL(source || '').origin);
const push = (...wishes: Wish[]) => {
  // One wish that fails is the page's own error, and takes none of the others with it.
  for (const wish of wishes) queueMicrotask(() => wish(embed));
};
window.earnwall ??= [];
window.earnwall.push = push;
push(...window.earnwall.splice(0));
