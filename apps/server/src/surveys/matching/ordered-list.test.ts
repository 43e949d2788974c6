import { maxSurveys } from '@earnwall/contract/address-values';
import { seeded } from '@earnwall/domain/chance/seeded';
import { ExcludedIds } from '@earnwall/domain/matching/excluded-ids';
import { compileRespondent } from '@earnwall/domain/matching/match-index';
import type { Gender, Targeting } from '@earnwall/domain/matching/targeting';
import { orderByValue } from '@earnwall/domain/odds/order';
import type { Device } from '@earnwall/domain/surveys/device';
import { firstSupplierRank } from '@earnwall/domain/surveys/rank';
import { expect, it } from 'vitest';
import type { OpenSurvey } from '#store/surveys/surveys.ts';
import { Learned } from '#surveys/odds/learned.ts';
import { OwnOdds } from '#surveys/odds/own-odds.ts';
import { InventorySnapshot } from './inventory-snapshot.ts';
import { orderedList } from './ordered-list.ts';
import { oddsFor } from './personal-odds.ts';
import type { KnownRespondent } from './respondents.ts';

const chance = seeded(139);
const questions = ['cars', 'pets', 'zip', 'phone'];
const answers = ['a', 'b', 'c'] as const;
const devices: readonly [Device, ...Device[]] = ['desktop', 'mobile', 'tablet'];
const now = new Date('2026-03-10T12:00:00Z');
const some = <Item>(items: readonly Item[]) => items.filter(() => chance.percent(50));

const clauses = () =>
  some(questions).map((question) => ({ question, answers: [chance.pick(answers), ...some(answers)] }));

const targeting = (): Targeting => ({
  ...(chance.percent(30) && { min_age: chance.between(16, 30) }),
  ...(chance.percent(30) && { genders: ['female' as const] }),
  clauses: clauses(),
  ...(chance.percent(20) && { any_of: [[{ clauses: clauses() }, { clauses: clauses() }]] }),
});

function survey(id: number): OpenSurvey {
  const rank = firstSupplierRank + chance.between(1, 400);
  return {
    ...{ id, hash: `survey-${id}`, country: 'US', language: 'en', devices, targeting: targeting() },
    ...{ loi_seconds: chance.between(30, 1_800), payout_micros: BigInt(chance.between(1, 60)) * 50_000n },
    ...{ rank, supplied_rank: rank, placed_rank: chance.percent(5) ? chance.between(1, 50) : null },
    ...{ hot: false, featured: false, payout_type: null, onboarding: chance.percent(1), is_rfg: false },
    ...{ flag: null, topic: null, opened_at: now, rating_half_stars: 0, rating_count: 0 },
    ...{ respondent_check: null, closed_quotas: [], open_quotas: [], exclusions: null, invited: null },
    supplier_id: 'a-supplier',
    conversion: chance.percent(60) ? chance.between(5, 95) / 100 : null,
    ...{ said_entrants: chance.between(0, 900), said_completes: null, said_out_seconds: null },
  } as unknown as OpenSurvey;
}

const learned = (isCorrected: boolean) =>
  new Learned({
    ...{ id: 1, suppliers: [], questions: ['cars', 'pets', 'zip'] },
    shares: answers.map((answer) => ({ country: 'US', question_id: 'cars', answer, share: 0.3 })),
    correction: isCorrected ? { said: [0.2, 0.7], real: [0.3, 0.5] } : null,
  } as unknown as ConstructorParameters<typeof Learned>[0]);

function person(draw: number): KnownRespondent {
  const respondent = {
    ...{ country: 'US', device: chance.pick(devices), languages: null },
    age: chance.percent(50) ? chance.between(14, 70) : null,
    gender: chance.percent(50) ? chance.pick<Gender>(['female', 'male']) : null,
    answers: new Map(some(questions).map((question) => [question, some(answers)])),
  };
  const arm = chance.percent(30) ? 'holdout' : 'value';
  return {
    compiled: compileRespondent(respondent),
    ...{ excluded: new ExcludedIds(new Set()), past: { entries: [], ids: [], at: now }, version: '' },
    own: new OwnOdds(arm, chance.pick([1, 0.62, 1.3]), () => draw),
  };
}

/** Survey by survey, and sorted as objects. */
function plainList(snapshot: InventorySnapshot, someone: KnownRespondent, minute: number | null) {
  const isHoldout = someone.own.arm === 'holdout';
  const oddsOf = oddsFor(snapshot, someone, minute);
  const candidates = snapshot.match(someone, isHoldout ? 5 * maxSurveys : maxSurveys).map((found) => {
    const odds = oddsOf(found);
    const by = isHoldout ? -found.rank : (found.placedValue ?? odds.value);
    return { id: found.id, value: by, odds };
  });
  return orderByValue(candidates)
    .slice(0, maxSurveys)
    .map(({ id, odds: { shown, value, away } }) => ({ id, shown, value, away }));
}

it('OD-01 a list is in the order of its surveys, each by itself, whatever became of the inventory', () => {
  let compared = 0;
  for (const isCorrected of [false, true]) {
    const snapshot = new InventorySnapshot(learned(isCorrected));
    for (let round = 0; round < 12; round += 1) {
      for (let change = 0; change < 120; change += 1) {
        if (chance.percent(20)) snapshot.remove(chance.between(1, 700));
        else snapshot.put(survey(chance.between(1, 700)));
      }
      const someone = person(0.5);
      const minute = chance.pick([null, 4_000]);
      const { list } = orderedList(snapshot, someone, minute, now);
      const listed = list.surveys().map(({ survey, odds, ...values }) => ({
        id: survey.id,
        shown: odds,
        ...values,
      }));
      expect(listed).toEqual(plainList(snapshot, someone, minute));
      compared += listed.length;
    }
  }
  expect(compared).toBeGreaterThan(1_000);
});

it('OD-01 a newcomer is one whose odds are not known, and all others keep their order', () => {
  const snapshot = new InventorySnapshot(learned(false));
  for (let id = 1; id <= 100; id += 1) snapshot.put(survey(id));
  const someone = person(0);
  const drawnWith = (draw: number) => {
    const own = new OwnOdds('value', 1, () => draw);
    const { list, newcomer } = orderedList(snapshot, { ...someone, own }, null, now);
    return { surveys: list.surveys(), newcomer };
  };
  const usual = drawnWith(0.5);
  const drawn = drawnWith(0.049);
  const without = ({ surveys }: typeof usual) =>
    surveys.map((shown) => shown.survey.id).filter((id) => id !== drawn.newcomer?.id);
  expect(usual.newcomer).toBeNull();
  expect(drawn.newcomer?.chance).toBeGreaterThan(0);
  expect(drawn.surveys.find((shown) => shown.survey.id === drawn.newcomer?.id)?.odds).toBeNull();
  const isFree = (id: number) => snapshot.find(id)?.placedValue === null;
  expect(without(drawn).filter(isFree)).toEqual(without(usual).filter(isFree));
});
