import { describe, expect, it } from 'vitest';
import { type Chance, seeded } from '../chance/seeded.ts';
import { applyEvent, type MilestoneState } from './apply-event.ts';
import { pointsReleased } from './points.ts';
import { type OfferEvent, progressOf } from './progress.ts';

const dayMs = 24 * 60 * 60 * 1000;
const at = (days: number) => new Date(Date.UTC(2026, 2, 10) + days * dayMs);
const opened = { opened_at: at(0), ends_at: at(20), test_mode: false };

const milestone = (event_ref: string, required: number, hold_days = 0): MilestoneState => ({
  event_ref,
  required_event_count: required,
  ends_at: at(20),
  user_reward: 10n * BigInt(required),
  hold_days,
  event_count: 0,
  reached_at: null,
  pending: 0n,
  credited: 0n,
  pending_until: null,
  released_at: null,
});
const untouched = [milestone('level', 2), milestone('level', 4), milestone('purchase', 1, 5)];

const event = (transaction: string, more: Partial<OfferEvent> = {}): OfferEvent => ({
  transaction,
  event_ref: 'level',
  reverses: null,
  occurred_at: at(1),
  received_at: at(1),
  ...more,
});

/** Applies events one after the other, repetitions included; due points are released at every step. */
function play(deliveries: readonly OfferEvent[], releaseAt: (place: number) => Date | null) {
  let milestones: readonly MilestoneState[] = untouched;
  const known: OfferEvent[] = [];
  const effects: string[] = [];
  let moved = 0n;
  for (const [place, delivered] of deliveries.entries()) {
    const now = releaseAt(place);
    if (now) milestones = milestones.map((one) => ({ ...one, ...pointsReleased(one, now) }));
    if (known.some(({ transaction }) => transaction === delivered.transaction)) continue;
    const { effect, amount, changed } = applyEvent(opened, milestones, known, delivered);
    const after = new Map(changed.map((change) => [change.before, change.after]));
    milestones = milestones.map((one) => after.get(one) ?? one);
    known.push(delivered);
    effects.push(effect);
    moved += amount;
  }
  return { milestones, effects, moved };
}

describe('applyEvent', () => {
  it.each<[string, readonly OfferEvent[], readonly string[], bigint]>([
    ['one of two', [event('a')], ['counted'], 0n],
    ['two of two', [event('a'), event('b')], ['counted', 'reached'], 20n],
    [
      'one more than is needed',
      ['a', 'b', 'c', 'd', 'e'].map((name) => event(name)),
      ['counted', 'reached', 'counted', 'reached', 'nothing'],
      60n,
    ],
    ['an event nobody pays for', [event('a', { event_ref: 'tutorial' })], ['nothing'], 0n],
    ['what waits is moved as well', [event('a', { event_ref: 'purchase' })], ['reached'], 10n],
    [
      'a reversal',
      [event('a'), event('b'), event('r', { reverses: 'b' })],
      ['counted', 'reached', 'reversed'],
      0n,
    ],
    ['an early reversal', [event('r', { reverses: 'a' }), event('a')], ['parked', 'nothing'], 0n],
    ['long after the end', [event('a', { received_at: at(66) })], ['review'], 0n],
  ])('SV-04 %s', (_what, events, effects, moved) => {
    const played = play(events, () => null);
    expect(played.effects).toEqual(effects);
    expect(played.moved).toBe(moved);
  });

  it('SV-04 in any order, with any repetition and however often points are released, the same comes of it', () => {
    for (let seed = 0; seed < 3_000; seed += 1) {
      const chance = seeded(seed);
      const events = randomEvents(chance);
      const repeated = events.flatMap((one) => Array.from({ length: chance.between(1, 3) }, () => one));
      const { milestones, moved } = play(chance.shuffled(repeated), () =>
        chance.percent(30) ? at(chance.between(0, 90)) : null,
      );
      const expected = untouched.map((one) => progressOf(opened, one, events));
      expect(
        milestones.map(({ event_count, reached_at }) => ({ event_count, reached_at })),
        `seed ${seed}`,
      ).toEqual(expected);
      const worth = untouched.map(({ user_reward }, place) =>
        expected[place]?.reached_at ? user_reward : 0n,
      );
      expect(
        milestones.map(({ pending, credited }) => pending + credited),
        `seed ${seed}`,
      ).toEqual(worth);
      expect(moved, `seed ${seed}`).toBe(worth.reduce((sum, one) => sum + one, 0n));
    }
  });
});

function randomEvents(chance: Chance): OfferEvent[] {
  return Array.from({ length: chance.between(1, 9) }, (_, place) => {
    const occurred = chance.between(-1, 23);
    return event(`t${place}`, {
      event_ref: chance.pick(['level', 'level', 'level', 'purchase']),
      reverses: chance.percent(25) ? `t${chance.between(0, 9)}` : null,
      occurred_at: at(occurred),
      received_at: at(Math.max(0, occurred + chance.pick([0, 0, 1, 10, 60]))),
    });
  });
}
