// Numbers whose messages never arrive, for testing what happens then.
export interface Failure {
  status: number;
  waitMs: number;
  text: string;
}

export const failures: Readonly<Record<string, Failure>> = {
  '0000': { status: 422, waitMs: 0, text: 'There is no such phone.' },
  '0001': { status: 503, waitMs: 0, text: 'The network is unavailable.' },
  '0002': { status: 503, waitMs: 8_000, text: 'The network answers too late.' },
};

export function failureOf(to: string): Failure | null {
  return failures[to.slice(-4)] ?? null;
}
