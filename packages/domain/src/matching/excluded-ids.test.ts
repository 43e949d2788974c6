import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ExcludedIds } from './excluded-ids.ts';

it('SV-02 surveys that cannot be taken any more are those of the set, whatever their ids', () => {
  const id = fc.oneof(fc.nat(400), fc.maxSafeNat());
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: 200 }), fc.array(id), (given, asked) => {
      const set = new Set(given);
      const excluded = new ExcludedIds(set);
      for (const one of [...given, ...asked]) expect(excluded.has(one)).toBe(set.has(one));
      const [third, fifth] = [(one: number) => one % 3 === 0, (one: number) => one % 5 === 0];
      const more = excluded.and(third).and(fifth);
      for (const one of [...given, ...asked])
        expect(more.has(one)).toBe(set.has(one) || third(one) || fifth(one));
    }),
  );
});
