import type { Result } from '@earnwall/contract/entities/result';
import { sampleResult } from '#samples/sample-result.ts';
import { chosenFacts, chosenSurvey } from './surveys.ts';

/** How the survey ended that is on its way in the other previews. */
export function chosenResult(changes: Partial<Result> = {}): Result {
  const { facts, topic } = chosenFacts();
  const { user_reward } = facts;
  const survey = { survey_hash: chosenSurvey.hash, topic, user_reward, full_reward: user_reward };
  return sampleResult({ ...survey, ...changes });
}
