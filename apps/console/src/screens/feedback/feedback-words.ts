import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { outcomes } from '@earnwall/contract/outcomes';
import { midnight } from '#features/list/day.ts';

export type Answer = ConsoleAnswerOf<'console/feedback/get-feedback'>;
export type Item = Answer['items'][number];

export const optionWords: Readonly<Record<NonNullable<Item['option']>, string>> = {
  dont_like_survey: 'Did not like the survey',
  asked_for_personal_info: 'Asked for personal information',
  broken_survey: 'The survey is broken',
  other: 'Something else',
};

/** The filters as the address has them; their names are those of the call. */
export const filterNames = [
  ...([
    'app',
    'supplier',
    'survey',
    'country',
    'stars',
    'option',
    'outcome',
    'text',
    'from',
    'to',
    'test',
  ] as const),
];
export type FilterName = (typeof filterNames)[number];
export type Filters = Partial<Record<FilterName, string>>;

/** As the call takes them: days become moments, the last day is included, and what is none of the choices is left out. */
export function queryOf({
  app,
  supplier,
  survey,
  country,
  stars,
  option,
  outcome,
  text,
  from,
  to,
  test,
}: Filters) {
  const [first, end] = [midnight(from), midnight(to, 1)];
  const code = country?.toUpperCase();
  const [known] = outcomes.filter((each) => each === outcome);
  const [chosen] = options.filter((each) => each === option);
  return {
    ...(app && { app }),
    ...(supplier && { supplier }),
    ...(survey && { survey }),
    ...(code && /^[A-Z]{2}$/.test(code) && { country: code }),
    ...(stars && /^[1-5]$/.test(stars) && { stars: Number(stars) }),
    ...(chosen && { option: chosen }),
    ...(known && { outcome: known }),
    ...(text === '1' && { text: true }),
    ...(first && { from: first }),
    ...(end && { to: end }),
    ...(test === '1' && { test: true }),
  };
}

const options = Object.keys(optionWords) as NonNullable<Item['option']>[];
