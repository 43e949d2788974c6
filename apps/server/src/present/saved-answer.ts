import type { SavedAnswer } from '@earnwall/contract/entities/saved-answer';
import type { SavedAnswerRecord } from '#store/support/saved-answers.ts';

export const presentSavedAnswer = ({ id, name, text, updated_at }: SavedAnswerRecord): SavedAnswer => ({
  ...{ id, name, text },
  updated_at: updated_at.toISOString(),
});
