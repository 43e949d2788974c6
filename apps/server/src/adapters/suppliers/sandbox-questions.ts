// Maps the sandbox supplier's questions to ours. A question or code without a counterpart keeps the supplier's id: it is
// left to the supplier to ask (decision 0025).
import type { TargetingClause } from '@earnwall/domain/matching/targeting';

interface Counterpart {
  question: string;
  /** The supplier's code → our answers; one code may stand for several. */
  answers: Readonly<Record<string, readonly string[]>>;
}

export function translateQuestion(question: number, codes: readonly string[]): TargetingClause {
  const ours = counterparts[question];
  return {
    question: ours?.question ?? `sandbox-${question}`,
    answers: [...new Set(codes.flatMap((code) => ours?.answers[code] ?? [`sandbox-${question}-${code}`]))],
  };
}

/** Answers in the order of the supplier's codes, which count from 1. */
const inOrder = (question: string, ...answers: readonly string[]): Counterpart => ({
  question,
  answers: Object.fromEntries(answers.map((answer, index) => [`${index + 1}`, [answer]])),
});

const counterparts: Readonly<Record<number, Counterpart>> = {
  1201: inOrder(
    'employment',
    ...['full_time', 'part_time', 'self_employed', 'unemployed', 'student', 'homemaker', 'retired'],
  ),
  1202: inOrder('education', 'none', 'school', 'vocational', 'bachelor', 'master', 'doctorate'),
  1203: inOrder(
    'household_income',
    ...['under_15k', '15k_25k', '25k_40k', '40k_60k', '60k_80k', '80k_100k', '100k_150k', 'over_150k'],
  ),
  1204: inOrder('marital_status', 'single', 'partner', 'married', 'divorced', 'widowed'),
  1205: inOrder('children_at_home', 'none', 'one', 'two', 'three', 'four_or_more'),
  1301: inOrder('cars', 'none', 'one', 'two', 'three_or_more'),
  1302: inOrder('pets', 'dog', 'cat', 'fish', 'other', 'none'),
  // Its "computer" is a laptop or a desktop.
  1303: {
    question: 'devices',
    answers: {
      1: ['smartphone'],
      2: ['tablet'],
      3: ['laptop', 'desktop'],
      4: ['console'],
      5: ['smart_tv'],
    },
  },
  1304: inOrder('streaming', 'netflix', 'prime', 'disney', 'youtube', 'spotify', 'other', 'none'),
  1401: inOrder('smoking', 'daily', 'sometimes', 'never'),
};
