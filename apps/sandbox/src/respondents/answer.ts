// The respondents service's answer about a survey. It is stateless: the survey's number alone decides, so that every
// test gets the same answer.
export interface Search {
  rt_sr_pd: string;
  sn_ud: string;
  sy_nr: string;
  destination_platform_id: string;
  destination_platform_survey_number: string;
  read_only: boolean;
}

export interface SearchAnswer {
  status: 200 | 503;
  delayMs: number;
  duplicate: boolean;
}

/** Longer than the panel waits. */
const tooLongMs = 1500;

/** Answers by prefix of the survey number; any other survey is no duplicate for anyone. */
const kinds: readonly [prefix: string, verdict: SearchAnswer][] = [
  ['taken-', { status: 200, delayMs: 0, duplicate: true }],
  ['slow-', { status: 200, delayMs: tooLongMs, duplicate: true }],
  ['down-', { status: 503, delayMs: 0, duplicate: false }],
];

export function answerFor({ sy_nr }: Search): SearchAnswer {
  const known = kinds.find(([prefix]) => sy_nr.startsWith(prefix));
  return known?.[1] ?? { status: 200, delayMs: 0, duplicate: false };
}
