// The supplier's own time: it runs like ours, may start elsewhere, and can be moved forward to see what comes next.
export interface Clock {
  now(): number;
  forward(minutes: number): void;
}

export function createClock(startsAt: Date | null): Clock {
  let ahead = startsAt ? startsAt.getTime() - Date.now() : 0;
  return {
    now: () => Date.now() + ahead,
    forward: (minutes) => {
      ahead += minutes * 60_000;
    },
  };
}
