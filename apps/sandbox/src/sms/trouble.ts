// Numbers whose messages never arrive, for whoever wants to see what happens then.
export interface Trouble {
  status: number;
  waitMs: number;
  words: string;
}

export const troubles: Readonly<Record<string, Trouble>> = {
  '0000': { status: 422, waitMs: 0, words: 'There is no such phone.' },
  '0001': { status: 503, waitMs: 0, words: 'The network is having a rest.' },
  '0002': { status: 503, waitMs: 8_000, words: 'The network has fallen asleep.' },
};

export function troubleOf(to: string): Trouble | null {
  return troubles[to.slice(-4)] ?? null;
}
