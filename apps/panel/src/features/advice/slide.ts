// The arithmetic of the slide-to-accept control: places between 0 (start) and 1 (end).

/** A finger rarely stops on the last pixel. */
const endFrom = 0.99;
const keyStep = 0.1;
/** The server takes no more values. */
const maxLatencies = 1000;

export function isAtEnd(place: number): boolean {
  return place >= endFrom;
}

/** How far along the reading direction a drag has come. */
export function placeOf(drag: { from: number; to: number; travel: number; rtl: boolean }): number {
  const way = drag.rtl ? drag.from - drag.to : drag.to - drag.from;
  return drag.travel > 0 ? clamp(way / drag.travel) : 0;
}

/** Where a key leads; null for a key that is not one of a slider's. */
export function placeAfter(key: string, place: number, rtl: boolean): number | null {
  const along = rtl ? 'ArrowLeft' : 'ArrowRight';
  const against = rtl ? 'ArrowRight' : 'ArrowLeft';
  const places: Record<string, number> = {
    [along]: place + keyStep,
    [against]: place - keyStep,
    ArrowUp: place + keyStep,
    ArrowDown: place - keyStep,
    Home: 0,
    End: 1,
  };
  const next = places[key];
  return next === undefined ? null : clamp(next);
}

/** Milliseconds between steps, oldest first. */
export function latenciesOf(times: readonly number[]): number[] {
  return times
    .slice(1)
    .map((time, index) => time - (times[index] ?? time))
    .slice(-maxLatencies);
}

function clamp(place: number): number {
  // Tenths do not add up exactly; ten steps still reach the end.
  return Math.min(Math.max(Math.round(place * 1000) / 1000, 0), 1);
}
