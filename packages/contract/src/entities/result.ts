import * as z from 'zod';
import { design } from './design.ts';
import { amount, count, hash, line } from './scalars.ts';

/** How a click ended, as the result screen shows it (spec §3 "Result response", decision 26). */
export const result = z.object({
  result: z
    .enum(['complete', 'partial', 'screen_out', 'disqualified', 'pending'])
    .describe('pending: the supplier has not reported yet; ask again.'),
  used: z.boolean().describe('Another tab has already shown this final result.'),
  user_reward: amount,
  currency_name: line,
  sid: hash.describe('The survey id, as in the postback.'),
  uuid: hash.nullable().describe('Null when the request proved no login.'),
  app: hash,
  design,
  survey_hash: hash,
  user_completes_count: count,
});

export type Result = z.infer<typeof result>;
