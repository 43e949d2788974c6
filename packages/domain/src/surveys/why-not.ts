// Why somebody is not shown so many surveys: each survey counts once, by the first of its reasons in this order, so that the
// counts add up to all. What a person has done comes before what a survey asks: nothing else can bring such a survey back.
import { type FailedRule, surveyRules } from '../matching/failed-rule.ts';

/** `excluded`: they took another survey that shuts it. */
export type PastReason = 'taken' | 'duplicate' | 'excluded' | 'not_invited';

export interface Judged<Survey> {
  readonly survey: Survey;
  /** Null where it is shown. */
  readonly reason: PastReason | FailedRule['rule'] | null;
  /** The question of the reason `answer`. */
  readonly question: string | null;
}

export function judge<Survey>(
  survey: Survey,
  failed: readonly FailedRule[],
  past: PastReason | null,
): Judged<Survey> {
  if (past) return { survey, reason: past, question: null };
  const first = surveyRules.flatMap((rule) => failed.find((one) => one.rule === rule) ?? [])[0];
  return { survey, reason: first?.rule ?? null, question: first?.question ?? null };
}

export interface ReasonCount<Reason> {
  readonly reason: Reason;
  readonly question: string | null;
  readonly surveys: number;
}

/** Most surveys first; of `answer` each question counts by itself. What is shown has no reason. */
export function countReasons<Reason extends string>(
  judged: readonly { readonly reason: Reason | null; readonly question: string | null }[],
): ReasonCount<Reason>[] {
  const counts = new Map<string, ReasonCount<Reason>>();
  for (const { reason, question } of judged) {
    if (reason === null) continue;
    const key = `${reason} ${question ?? ''}`;
    counts.set(key, { reason, question, surveys: (counts.get(key)?.surveys ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => other.surveys - one.surveys);
}

/** Of shown surveys, how many ask each question that is not answered yet; the most asked first. */
export function unansweredQuestions(
  asked: Iterable<readonly string[]>,
  known: { has(question: string): boolean },
): { question: string; surveys: number }[] {
  const counts = new Map<string, number>();
  for (const questions of asked) {
    for (const question of new Set(questions)) {
      if (!known.has(question)) counts.set(question, (counts.get(question) ?? 0) + 1);
    }
  }
  return Array.from(counts, ([question, surveys]) => ({ question, surveys })).sort(
    (one, other) => other.surveys - one.surveys || (one.question < other.question ? -1 : 1),
  );
}
