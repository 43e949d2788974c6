import type { Bonus } from '@earnwall/contract/entities/bonus';
import { isRecord } from '#lib/is-record.ts';
import { engagementBonus, percentBonus, specialBonus } from '#samples/sample-bonuses.ts';

/** What is planned in the console, as a person will meet it. */
export interface ShownSample {
  currency_name: string;
  move_decimals: number;
  bonus: Bonus | null;
  html: string | null;
}

type Given = Readonly<Record<string, unknown>>;

const types = ['percent', 'special', 'offer_engagement'] as const;
const entities = ['surveys', 'offers'] as const;
const goals = ['completes', 'completes_surveys', 'finished', 'finished_offers'] as const;

const isWhole = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;
const wholeOf = (value: unknown, most = Number.MAX_SAFE_INTEGER): number =>
  isWhole(value, most) ? value : 0;

/** Each value as strict as the server is with it (RT-09): what is not right is left out. */
export function readSample(given: unknown): ShownSample {
  const { currency, bonus, html }: Given = isRecord(given) ? given : {};
  const { name, decimals }: Given = isRecord(currency) ? currency : {};
  return {
    currency_name: typeof name === 'string' && name !== '' ? name.slice(0, 40) : 'coins',
    move_decimals: wholeOf(decimals, 3),
    bonus: isRecord(bonus) ? readBonus(bonus) : null,
    html: typeof html === 'string' && html !== '' ? html.slice(0, 20_000) : null,
  };
}

function readBonus(given: Given): Bonus | null {
  const type = types.find((known) => known === given.type);
  const known = entities.filter((entity) => Array.isArray(given.entities) && given.entities.includes(entity));
  const percentage = wholeOf(given.percentage, 1000);
  const ends = typeof given.ends_at === 'string' ? Date.parse(given.ends_at) : Number.NaN;
  const expiration = Number.isNaN(ends) ? null : new Date(ends).toISOString();
  if (type === 'special') {
    const wanted: Given = isRecord(given.goals) ? given.goals : {};
    const asked = Object.fromEntries(goals.map((goal) => [`goal_${goal}`, wholeOf(wanted[goal], 1000)]));
    const special = specialBonus({ ...asked, user_reward: wholeOf(given.reward) });
    return known.length === 0 ? null : { ...special, entities: known, expiration };
  }
  if (percentage === 0) return null;
  if (type === 'percent')
    return known.length === 0 ? null : percentBonus({ entities: known, percentage, expiration });
  if (type !== 'offer_engagement') return null;
  const name = typeof given.offer === 'string' ? given.offer.slice(0, 100) : '';
  return engagementBonus(
    { percentage, expiration },
    { icon: null, bonus: percentage, ...(name && { name, title: name }) },
  );
}
