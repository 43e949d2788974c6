import * as z from 'zod';
import { ticketMessage } from '../limits.ts';
import { hash, moment, storableText } from './scalars.ts';

/** A text that is written again and again. {user}, {app} and {me} stand for what they name. */
export const savedAnswerBody = z.strictObject({
  name: storableText(80).trim().min(1),
  text: storableText(ticketMessage.maxCharacters).trim().min(1),
});

export const savedAnswer = z.object({ id: hash, ...savedAnswerBody.shape, updated_at: moment });

export type SavedAnswer = z.infer<typeof savedAnswer>;
