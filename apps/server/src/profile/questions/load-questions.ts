// Writes the canonical questions at every start. Only what differs is written, so a start that changes nothing is quick.
import type { Database } from '#store/engine/database.ts';
import { findQuestionDigests, lockQuestions, replaceQuestion } from '#store/people/question-catalogue.ts';
import { canonicalQuestions } from './canonical.ts';
import { rowsOf } from './question-rows.ts';

/** Safe to run on several nodes concurrently: they wait for each other, and the later ones find nothing to do. */
export function loadQuestions(database: Database): Promise<void> {
  return database.transaction(async (tx) => {
    await lockQuestions(tx);
    const stored = await findQuestionDigests(tx);
    for (const rows of canonicalQuestions.map(rowsOf)) {
      if (stored.get(rows.question.id) !== rows.question.digest) await replaceQuestion(tx, rows);
    }
  });
}
