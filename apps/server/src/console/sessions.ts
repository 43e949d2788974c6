// Begins sessions, and gives them a new token when they gain rights, so that a token from before is worth nothing.
import type { Role } from '@earnwall/contract/console-access';
import type { FactorMethod, SignInStep } from '@earnwall/contract/entities/console-sign-in';
import { mustHaveFactor } from '@earnwall/domain/console/access';
import { deviceOf } from '@earnwall/domain/console/device';
import { sessionMs } from '@earnwall/domain/console/session-times';
import { loginError } from '#request/api-error.ts';
import type { Operator } from '#request/operator.ts';
import { SessionAnswer } from '#request/session-answer.ts';
import { changePerson } from '#store/console/people.ts';
import { changeSession, endSession, insertSession, type SessionRecord } from '#store/console/sessions.ts';
import type { Tx } from '#store/engine/queryable.ts';
import type { Client } from './client.ts';
import { newToken, tokenDigest } from './session-token.ts';

interface Begun {
  readonly person_id: string;
  readonly stage: SessionRecord['stage'];
  readonly factor_at: Date | null;
  readonly client: Client;
  /** Who asks: a session that this browser had before ends. */
  readonly operator: Operator;
  readonly now: Date;
}

/** The token for the cookie. */
export async function beginSession(tx: Tx, begun: Begun): Promise<string> {
  const { person_id, stage, factor_at, client, operator, now } = begun;
  if (operator.session) await endSession(tx, operator.session.digest);
  const token = newToken();
  await insertSession(tx, {
    ...{ digest: tokenDigest(token), person_id, stage, factor_at },
    ...{ device: deviceOf(client.userAgent), address: client.address },
    ...{ created_at: now, seen_at: now, expires_at: new Date(now.getTime() + sessionMs) },
  });
  if (stage === 'full') await changePerson(tx, person_id, { seen_at: now });
  return token;
}

/** The same session with a new token. */
export async function renewSession(
  tx: Tx,
  digest: string,
  change: Partial<Pick<SessionRecord, 'stage' | 'factor_at'>>,
): Promise<string> {
  const token = newToken();
  if (!(await changeSession(tx, digest, { digest: tokenDigest(token), ...change }))) throw loginError(1);
  return token;
}

/** What somebody who proved the password has to do next. */
export const stageAfterPassword = (role: Role, methods: readonly FactorMethod[]): SessionRecord['stage'] => {
  if (methods.length > 0) return 'factor';
  return mustHaveFactor(role) ? 'enrol' : 'full';
};

export const stepAnswer = (
  stage: SessionRecord['stage'],
  methods: readonly FactorMethod[],
  token: string,
): SessionAnswer<SignInStep> =>
  new SessionAnswer(
    { next: stage === 'full' ? 'done' : stage, methods: stage === 'factor' ? [...methods] : [] },
    token,
  );
