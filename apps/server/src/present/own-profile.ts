// My profile as it leaves the server (decision 0109).
import type { KnownItem, OwnProfile } from '@earnwall/contract/entities/profile';
import type { ProfileReason } from '@earnwall/contract/profile-reasons';
import { isFresh } from '@earnwall/domain/profile/freshness';
import type { OpenQuestion } from '@earnwall/domain/profile/open-questions';
import type { Language } from '@earnwall/i18n/languages';
import type { QuestionRecord } from '#store/people/questions.ts';
import { answerText } from './answer-text.ts';
import { presentReviewItems, type ReviewedAnswer } from './review-items.ts';

export interface OwnProfileFacts {
  known: readonly ReviewedAnswer[];
  toldBirthday: { question: QuestionRecord; day: string } | null;
  open: readonly OpenQuestion<QuestionRecord>[];
  openSurveys: number;
  country: string | null;
}

interface Reader {
  language: Language;
  now: Date;
  reasonFor: (question: string) => ProfileReason;
}

export function presentOwnProfile(facts: OwnProfileFacts, { language, now, reasonFor }: Reader): OwnProfile {
  const told = facts.toldBirthday;
  const answered = facts.known.map((row) => knownItem(row, { language, now, reasonFor }));
  const known = told ? [toldItem(told, { language, reasonFor }), ...answered] : answered;
  const open = facts.open.map(({ question, askedBy }) => ({
    hash: question.id,
    question_text: question.text,
    why: reasonFor(question.id),
    asked_by: askedBy,
  }));
  return {
    answered: known.length,
    total: known.length + open.length,
    known,
    open,
    open_surveys: facts.openSurveys,
    country: facts.country,
  };
}

function knownItem(answer: ReviewedAnswer, { language, now, reasonFor }: Reader): KnownItem {
  const [item] = presentReviewItems([answer], language);
  if (!item) throw new Error('An answer that is known cannot be presented');
  return {
    ...item,
    is_stale: !isFresh(answer, now),
    given_by: answer.source === 'publisher' ? 'publisher' : 'user',
    why: reasonFor(item.hash),
  };
}

function toldItem(
  { question, day }: { question: QuestionRecord; day: string },
  { language, reasonFor }: Omit<Reader, 'now'>,
): KnownItem {
  return {
    hash: question.id,
    question_text: question.text,
    answers: [answerText(question, day, { options: [], language })],
    answered_at: null,
    ...{ is_outdated: false, is_stale: false, given_by: 'publisher' },
    why: reasonFor(question.id),
  };
}
