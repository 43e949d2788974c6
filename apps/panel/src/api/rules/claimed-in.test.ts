import type { Bonus } from '@earnwall/contract/entities/bonus';
import { expect, it } from 'vitest';
import { percentBonus, specialBonus } from '#samples/sample-bonuses.ts';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { claimedIn } from './claimed-in.ts';

const now = new Date('2026-03-10T12:00:00Z');

it('BO-04 a claim claims every complete bonus, and leaves the others as they are', () => {
  const reached = { goal_completes_surveys: 2, reached_completes_surveys: 2 };
  const bonus: Bonus[] = [
    specialBonus(reached),
    specialBonus({ ...reached, reached_completes_surveys: 1 }),
    { ...specialBonus(reached), expiration: now.toISOString() },
    percentBonus(),
  ];
  const plain = sampleMetadata();
  const after = claimedIn({ ...plain, extra: { ...plain.extra, bonus } }, now).extra.bonus;
  expect(after.map((each) => each.type === 'special' && each.details.is_claimed)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(after.slice(1)).toEqual(bonus.slice(1));
});
