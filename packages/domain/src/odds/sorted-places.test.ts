import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderByValue } from './order.ts';
import { sortedPlaces } from './sorted-places.ts';

it('OD-01 the order as places is that of whole surveys', () => {
  const value = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true }));
  fc.assert(
    fc.property(fc.array(value, { maxLength: 1_200 }), fc.integer(), (values, seed) => {
      // Each id once, in another order than the values.
      const items = values.map((one, place) => ({
        place,
        value: one,
        id: (place * 7_919 + (seed & 1023)) % 1_201,
      }));
      const ids = Float64Array.from(items, ({ id }) => id);
      const places = sortedPlaces(Float64Array.from(values), ids, values.length);
      expect([...places.subarray(0, values.length)]).toEqual(orderByValue(items).map(({ place }) => place));
    }),
  );
});
