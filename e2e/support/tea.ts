// A survey for people who drink tea, and the way of somebody who does from the list to its button.
import { randomInt } from 'node:crypto';
import type { Database } from '@earnwall/server/parts/database';
import { aQuestion } from '@earnwall/server/testing/questions';
import { expect } from './product.ts';
import { drink } from './questions.ts';
import { type Screen, surveyPaying } from './supplier.ts';
import { acceptAdvice } from './survey-list.ts';

export interface TeaSurvey {
  id: number;
  hash: string;
  coins: number;
  /** As screens show it. */
  reward: string;
  /** Its button on the list: the reward is its name, which no other story and no second try has. */
  tile: { name: RegExp };
}

export async function surveyForTea(database: Database, country: string): Promise<TeaSurvey> {
  const coins = randomInt(2_000, 10_000);
  const reward = coins.toLocaleString('en-US');
  const { wants: _, ...question } = drink;
  const asked = await aQuestion(database.db, question);
  const targeting = { clauses: [{ question: asked.id, answers: ['Tea'] }] };
  const rank = -Math.floor(Date.now() / 1000);
  const { id, hash } = await surveyPaying(database, coins, { country, rank, targeting });
  return { id, hash, coins, reward, tile: { name: new RegExp(`^(Start )?${reward} coins`) } };
}

/** From the list to the button that leads to the survey; who is new is given advice on the way. */
export async function qualifyForTea(
  panel: Screen,
  { tile }: TeaSurvey,
  { policy = false, inModal = false }: { policy?: boolean; inModal?: boolean } = {},
): Promise<void> {
  await panel.getByRole('button', tile).click();
  const step = inModal ? panel.getByRole('dialog') : panel;
  if (policy) await step.getByRole('button', { name: 'Start the survey' }).click();
  await acceptAdvice(step);
  await step.getByRole('radio', { name: 'Tea' }).check();
  await step.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(step.getByRole('heading', { name: 'You’re a match!' })).toBeVisible();
}
