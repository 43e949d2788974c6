/** Runs of so many are sorted by moving, which is faster than merging so few. */
const run = 8;

/** Of every list, one after the other. */
let room = { from: new Uint16Array(1024), to: new Uint16Array(1024) };

/**
 * The order of `orderByValue` as places in the arrays given, until the next is asked for. A list is put in order for every
 * request, and a comparison of objects by a callback costs as much as several of numbers.
 */
export function sortedPlaces(values: Float64Array, ids: Float64Array, count: number): Uint16Array {
  if (room.from.length < count) room = { from: new Uint16Array(2 * count), to: new Uint16Array(2 * count) };
  let { from, to } = room;
  for (let place = 0; place < count; place += 1) {
    let at = place;
    const first = place - (place % run);
    for (; at > first && isBefore(place, from[at - 1] as number, values, ids); at -= 1)
      from[at] = from[at - 1] as number;
    from[at] = place;
  }
  for (let width = run; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      const middle = Math.min(start + width, count);
      const end = Math.min(middle + width, count);
      let one = start;
      let other = middle;
      for (let at = start; at < end; at += 1) {
        const takesOther =
          one >= middle || (other < end && isBefore(from[other] as number, from[one] as number, values, ids));
        to[at] = (takesOther ? from[other++] : from[one++]) as number;
      }
    }
    const sorted = to;
    to = from;
    from = sorted;
  }
  return from;
}

function isBefore(one: number, other: number, values: Float64Array, ids: Float64Array): boolean {
  const a = values[one] as number;
  const b = values[other] as number;
  return a > b || (a === b && (ids[one] as number) < (ids[other] as number));
}
