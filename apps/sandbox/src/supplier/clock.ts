// The supplier's clock: it runs in real time, may start at another moment, and can be moved forward.
export interface Clock {
  now(): number;
  forward(minutes: number): void;
}

export function createClock(startsAt: Date | null): Clock {
  let offsetMs = startsAt ? startsAt.getTime() - Date.now() : 0;
  return {
    now: () => Date.now() + offsetMs,
    forward: (minutes) => {
      offsetMs += minutes * 60_000;
    },
  };
}
