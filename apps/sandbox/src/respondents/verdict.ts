// What the respondents service says of a survey. It keeps no memory: the survey's number alone decides, so that every
// story finds the same answer.
export interface Search {
  rt_sr_pd: string;
  sn_ud: string;
  sy_nr: string;
  destination_platform_id: string;
  destination_platform_survey_number: string;
  read_only: boolean;
}

export interface Verdict {
  status: 200 | 503;
  delayMs: number;
  duplicate: boolean;
}

/** Longer than the panel waits. */
const tooLongMs = 1500;

/** Numbers that begin so have something to them; all others are new to everybody. */
const kinds: readonly [prefix: string, verdict: Verdict][] = [
  ['taken-', { status: 200, delayMs: 0, duplicate: true }],
  ['slow-', { status: 200, delayMs: tooLongMs, duplicate: true }],
  ['down-', { status: 503, delayMs: 0, duplicate: false }],
];

export function verdictOn({ sy_nr }: Search): Verdict {
  const known = kinds.find(([prefix]) => sy_nr.startsWith(prefix));
  return known?.[1] ?? { status: 200, delayMs: 0, duplicate: false };
}
