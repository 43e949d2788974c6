import type { Other } from './use-presence.ts';

const doings = { reply: 'writing a reply', note: 'writing a note', looking: 'looking at this' } as const;

/** `Mia is writing a note`; whoever is of another team has no name here. Null where nobody else is there. */
export function presenceWords(others: readonly Other[]): string | null {
  const [first, ...rest] = others;
  if (!first) return null;
  const more = rest.length === 0 ? '' : ` and ${rest.length} ${rest.length === 1 ? 'other' : 'others'}`;
  const who = (first.name ?? 'Someone else') + more;
  return `${who} ${rest.length === 0 ? 'is' : 'are'} ${doings[first.doing]}`;
}
