// Invitations: made by admins and owners, accepted once by whoever has the link.
import type { Role } from '@earnwall/contract/console-access';
import type { SignInStep } from '@earnwall/contract/entities/console-sign-in';
import { invitationMs } from '@earnwall/domain/console/session-times';
import { placeOf } from '@earnwall/domain/console/team';
import { actorName, readerOf } from '#present/teammate.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import type { SessionAnswer } from '#request/session-answer.ts';
import { recordChange } from '#store/console/audit.ts';
import {
  findInvitation,
  type InvitationWithPublisher,
  insertInvitation,
  revokeInvitation,
  revokeInvitationsTo,
  takeInvitation,
} from '#store/console/invitations.ts';
import { findPersonByEmail, insertPerson } from '#store/console/people.ts';
import { findPublisher } from '#store/console/publishers.ts';
import type { Client } from './client.ts';
import { fieldError } from './field-error.ts';
import { newLink } from './links.ts';
import { queueMail } from './mail.ts';
import { newPassword } from './new-password.ts';
import { actorOf } from './person-actor.ts';
import { tokenDigest } from './session-token.ts';
import { beginSession, stageAfterPassword, stepAnswer } from './sessions.ts';

interface Wanted {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly publisher_id?: string | undefined;
}

interface Invited {
  readonly invitation: InvitationWithPublisher;
  readonly link: string;
  readonly mailed: boolean;
}

const noLongerThere = () =>
  new ApiError('not-found', 'This invitation has expired, was used, or was revoked. Ask for a new one.');

export async function invite(ctx: Context, operator: Operator, wanted: Wanted): Promise<Invited> {
  const { email, name, role } = wanted;
  const place = placeOf(role, {
    ownPublisher: operator.scope === 'all' ? null : operator.scope.publisher_id,
    wanted: wanted.publisher_id ?? null,
  });
  if ('field' in place) throw fieldError(place.field, place.message);
  const { digest, link } = newLink(ctx, 'invitation');
  const at = ctx.now();
  const expires_at = new Date(at.getTime() + invitationMs);
  return await ctx.database.transaction(async (tx) => {
    const { publisher_id } = place;
    const publisher = publisher_id === null ? null : await findPublisher(tx, publisher_id);
    if (publisher_id !== null && !publisher) throw fieldError('publisher_id', 'There is no such publisher.');
    if (await findPersonByEmail(tx, email))
      throw fieldError('email', 'Somebody with this mail address has an account already.');
    await revokeInvitationsTo(tx, email, operator.scope, at);
    const stored = await insertInvitation(tx, {
      ...{ digest, email, name, role, publisher_id, expires_at, created_at: at },
      ...{ invited_by: operator.name, invited_by_role: operator.role },
    });
    const changes = [{ field: 'role', old: null, new: role }];
    await recordChange(tx, { by: operator, what: `${email} invited`, at, publisher_id, changes });
    // The mail is for somebody of that place.
    const by = actorName(readerOf(place.publisher_id), operator.name, operator.role);
    const mail = invitationMail(wanted, by, publisher?.name ?? null, link);
    const mailed = await queueMail(ctx, tx, mail, { digest, expires_at });
    return { invitation: { ...stored, publisher_name: publisher?.name ?? null }, link, mailed };
  });
}

const invitationMail = (
  { email, name, role }: Wanted,
  by: string,
  publisher: string | null,
  link: string,
) => ({
  to: email,
  subject: 'You are invited to Earnwall',
  lines: [
    `Hello ${name},`,
    `${by} invites you to ${publisher === null ? 'the console' : `the console of ${publisher}`} as ${role}.`,
    'The link is good for 72 hours, once.',
  ],
  link,
});

export async function revoke(ctx: Context, operator: Operator, id: string): Promise<void> {
  const at = ctx.now();
  await ctx.database.transaction(async (tx) => {
    const revoked = await revokeInvitation(tx, operator.scope, id, at);
    if (!revoked) throw new ApiError('not-found', 'There is no such invitation.');
    const { email, publisher_id } = revoked;
    await recordChange(tx, { by: operator, what: `invitation of ${email} revoked`, at, publisher_id });
  });
}

export async function showInvitation(ctx: Context, token: string): Promise<InvitationWithPublisher> {
  const found = await findInvitation(ctx.database.db, tokenDigest(token), ctx.now());
  if (!found) throw noLongerThere();
  return found;
}

interface Accepted {
  readonly token: string;
  readonly name: string | undefined;
  readonly password: string;
  readonly client: Client;
  readonly operator: Operator;
}

export async function accept(ctx: Context, accepted: Accepted): Promise<SessionAnswer<SignInStep>> {
  const { client, operator } = accepted;
  const { email } = await showInvitation(ctx, accepted.token);
  const password_hash = await newPassword(ctx, accepted.password, email);
  const now = ctx.now();
  return await ctx.database.transaction(async (tx) => {
    const invitation = await takeInvitation(tx, tokenDigest(accepted.token), now);
    if (!invitation) throw noLongerThere();
    const { role, publisher_id } = invitation;
    const name = accepted.name ?? invitation.name;
    const person = await insertPerson(tx, {
      email,
      name,
      role,
      publisher_id,
      password_hash,
      created_at: now,
    });
    if (!person) throw fieldError('email', 'Somebody with this mail address has an account already.');
    const changes = [{ field: 'role', old: null, new: role }];
    const by = actorOf(person, operator.request_id);
    await recordChange(tx, { by, what: 'invitation accepted', at: now, publisher_id, changes });
    const stage = stageAfterPassword(role, []);
    const session = { person_id: person.id, stage, factor_at: null, client, operator, now };
    return stepAnswer(stage, [], await beginSession(tx, session));
  });
}
