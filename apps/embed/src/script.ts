// `/v1/embed.js`: does what the page has asked for so far, and from now on at once.
//
//   (window.earnwall ??= []).push((embed) => embed.mount('#earn', { app, uuid, shash }))
import { createEmbed, type Embed } from './embed.ts';

type Wish = (embed: Embed) => void;

declare global {
  interface Window {
    /** An array until the script has come; both take wishes by `push`. */
    earnwall?: { push(...wishes: Wish[]): unknown } | Wish[];
  }
}

const embed = createEmbed(new URL((document.currentScript as HTMLScriptElement).src).origin);
const waiting = window.earnwall ?? [];
const push = (...wishes: Wish[]) => {
  // One wish that fails is the page's own error, and takes none of the others with it.
  for (const wish of wishes) queueMicrotask(() => wish(embed));
};

// Loaded twice, the first one stays: its panels are on the page.
if (Array.isArray(waiting)) {
  window.earnwall = { push };
  push(...waiting);
}
