// A new password by a link: asked for by mail, or handed over by an admin, an owner or the command on the server. A link
// alone replaces no factor: who has one proves it as well, unless the link was made for somebody who has lost them all.
import type { FactorMethod } from '@earnwall/contract/entities/console-sign-in';
import { resetMs } from '@earnwall/domain/console/session-times';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { recordChange } from '#store/console/audit.ts';
import { deleteFactorsOf } from '#store/console/factors.ts';
import { changePerson, findPersonByEmail, lockPerson } from '#store/console/people.ts';
import { replaceRecoveryCodes } from '#store/console/recovery-codes.ts';
import { endResetsOf, findReset, insertReset, takeReset } from '#store/console/resets.ts';
import { endSessionsOf } from '#store/console/sessions.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { countTry } from './attempts.ts';
import type { Client } from './client.ts';
import { accountKey, networkKey } from './digests.ts';
import { newLink } from './links.ts';
import { queueMail } from './mail.ts';
import { methodsOf } from './methods.ts';
import { newPassword } from './new-password.ts';
import { actorOf } from './person-actor.ts';
import { type FactorProof, proveFactor } from './prove-factor.ts';
import { tokenDigest } from './session-token.ts';

export interface MadeReset {
  readonly digest: string;
  readonly link: string;
  readonly expires_at: Date;
}

/** The caller audits it. */
export async function makeReset(
  ctx: Pick<Context, 'consoleUrl' | 'now'>,
  tx: Tx,
  { person_id, removes_factors }: { person_id: string; removes_factors: boolean },
): Promise<MadeReset> {
  const { digest, link } = newLink(ctx, 'reset');
  const at = ctx.now();
  const expires_at = new Date(at.getTime() + resetMs);
  await insertReset(tx, { digest, person_id, removes_factors, created_at: at, expires_at });
  return { digest, link, expires_at };
}

/** Nobody learns whether the mail is known, neither by the answer nor by its time: the work goes on after it. */
export async function askForReset(
  ctx: Context,
  { email, client, request_id }: { email: string; client: Client; request_id: string | null },
): Promise<void> {
  await countTry(ctx, [accountKey(ctx.secret, 'reset', email), networkKey(ctx.secret, client.address)]);
  if (ctx.mailer) void ctx.bestEffort.try('link for a new password', () => mailReset(ctx, email, request_id));
}

async function mailReset(ctx: Context, email: string, request_id: string | null): Promise<void> {
  const person = await findPersonByEmail(ctx.database.db, email);
  if (!person) return;
  await ctx.database.transaction(async (tx) => {
    const made = await makeReset(ctx, tx, { person_id: person.id, removes_factors: false });
    const by = actorOf(person, request_id);
    const { publisher_id, name } = person;
    await recordChange(tx, { by, what: 'link for a new password sent by mail', at: ctx.now(), publisher_id });
    const lines = [
      `Hello ${name},`,
      'somebody, probably you, has asked for a new password for the Earnwall console. The link is good for 30 minutes, once.',
      'If it was not you, you need not do anything: your password stays as it is.',
    ];
    await queueMail(ctx, tx, { to: email, subject: 'A new password', lines, link: made.link }, made);
  });
}

const noLongerThere = () =>
  new ApiError('not-found', 'This link has expired or was used. Ask for a new one on the sign-in page.');

export async function showReset(
  ctx: Context,
  token: string,
): Promise<{ email: string; expires_at: Date; methods: FactorMethod[] }> {
  const found = await findReset(ctx.database.db, tokenDigest(token), ctx.now());
  if (!found) throw noLongerThere();
  const { reset, person } = found;
  const methods = reset.removes_factors ? [] : await methodsOf(ctx.database.db, person.id);
  return { email: person.email, expires_at: reset.expires_at, methods };
}

interface Resetting {
  readonly token: string;
  readonly password: string;
  readonly proof: FactorProof;
  readonly client: Client;
  readonly request_id: string | null;
}

export async function resetPassword(ctx: Context, resetting: Resetting): Promise<void> {
  const { token, password, proof, client, request_id } = resetting;
  const digest = tokenDigest(token);
  const found = await findReset(ctx.database.db, digest, ctx.now());
  if (!found) throw noLongerThere();
  const { reset, person } = found;
  const { removes_factors } = reset;
  const password_hash = await newPassword(ctx, password, person.email);
  const needsFactor = !removes_factors && (await methodsOf(ctx.database.db, person.id)).length > 0;
  if (needsFactor) await proveFactor(ctx, { person, proof, client, request_id });
  const at = ctx.now();
  await ctx.database.transaction(async (tx) => {
    // The person before the link, as whatever else ends links: neither waits for the other for good.
    await lockPerson(tx, person.id);
    if (!(await takeReset(tx, digest, at))) throw noLongerThere();
    await changePerson(tx, person.id, { password_hash });
    await endSessionsOf(tx, person.id, null);
    await endResetsOf(tx, person.id, at);
    if (removes_factors) {
      await deleteFactorsOf(tx, person.id);
      await replaceRecoveryCodes(tx, person.id, []);
    }
    const what = removes_factors ? 'password set by link, factors removed' : 'password set by link';
    const { publisher_id } = person;
    await recordChange(tx, { by: actorOf(person, request_id), what, at, publisher_id });
  });
}
