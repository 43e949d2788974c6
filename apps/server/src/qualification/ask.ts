// Puts a question: the click remembers that it was put, and an earlier answer comes back chosen (decision 10).
import type { Question } from '@earnwall/contract/entities/question';
import { presentQuestion } from '#present/question.ts';
import { type ClickRecord, updateClick } from '#store/clicks.ts';
import { findOptions, type QuestionRecord } from '#store/questions.ts';
import type { Round } from './round.ts';
import type { LoadedStanding } from './standing.ts';

export async function ask(
  round: Round,
  click: ClickRecord,
  standing: LoadedStanding,
  id: string,
): Promise<Question> {
  if (click.asked.at(-1) !== id) {
    await updateClick(round.tx, click, { asked: [...click.asked.filter((asked) => asked !== id), id] });
  }
  return showQuestion(round, standing, id);
}

export async function showQuestion(
  { tx, who, visit }: Round,
  { questions, profile }: LoadedStanding,
  id: string,
): Promise<Question> {
  const question = questions.find((row) => row.id === id);
  if (!question) throw new Error(`The question ${id} is asked, but not in the catalogue`);
  const kept = profile.find(({ question_id }) => question_id === id);
  const earlier = who.isProven && kept ? kept.answers : [];
  return presentQuestion(question, await optionsToShow(), earlier);

  /** Where answers are searched, only those already chosen are shown. */
  async function optionsToShow() {
    if (!isChosen(question)) return [];
    return isSearched(question)
      ? findOptions(tx, [id], visit.language, earlier)
      : findOptions(tx, [id], visit.language);
  }
}

function isChosen(question: QuestionRecord | undefined): boolean {
  return question !== undefined && !question.type.startsWith('input_');
}

function isSearched(question: QuestionRecord | undefined): boolean {
  return question?.autocomplete === true || question?.type === 'autocomplete';
}
