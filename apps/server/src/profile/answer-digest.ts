// An answer as a keyed digest: without the server's secret nobody finds out by trying which of a few options it was.
import { createHmac } from 'node:crypto';

interface Asked {
  readonly app_id: string;
  readonly user_id: number;
  readonly question_id: string;
}

/** Of one person and question, so that it tells whether an answer came back, and never who else gave it. */
export function answerDigest(secret: string, asked: Asked, answers: readonly string[]): string {
  const { app_id, user_id, question_id } = asked;
  const given = [...new Set(answers)].sort();
  return createHmac('sha256', secret)
    .update(JSON.stringify(['answer', app_id, user_id, question_id, ...given]))
    .digest('base64url');
}
