// Puts a question: the click remembers that it was put, and an earlier answer comes back chosen (decision 0007).
import type { Question } from '@earnwall/contract/entities/question';
import { presentQuestion } from '#present/question.ts';
import { optionsToShow } from '#questions/options-to-show.ts';
import { type ClickRecord, updateClick } from '#store/clicks.ts';
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
  return presentQuestion(question, await optionsToShow(tx, question, visit.language, earlier), earlier);
}
