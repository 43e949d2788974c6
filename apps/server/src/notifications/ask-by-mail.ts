// Somebody wants mails about new surveys. One mail asks for a confirmation; nothing else goes to the address before that
// (decision 0110). Each address gets few of them, whoever asks: nobody's mailbox is filled by strangers.
import { createHmac, randomBytes } from 'node:crypto';
import { usualQuietHours } from '@earnwall/domain/alerts/quiet-hours';
import { ticketEmailProblem } from '@earnwall/domain/validation/ticket';
import { ApiError, TooManyRequests } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { queueAlertMail } from '#store/alerts/alert-mails.ts';
import { type AlertPlace, findAlert, keepAlert, setMail } from '#store/alerts/alerts.ts';
import { countConfirmations, holdAddress, noteConfirmation } from '#store/alerts/confirmations.ts';
import { lockUser, type UserRecord } from '#store/people/users.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How long the link in the mail can be followed; then the address is deleted. */
export const confirmWithinMs = 2 * dayMs;
/** Within a day. */
const most = { ofAddress: 3, ofUser: 5 };

export async function askByMail(
  ctx: Context,
  user: UserRecord,
  given: string,
  place: AlertPlace,
): Promise<void> {
  if (!ctx.mailer) throw new ApiError('conflict', 'This server sends no mail.');
  const email = given.trim();
  if (ticketEmailProblem(email)) {
    const message = 'This is no address that mail can be sent to.';
    throw new ApiError('unprocessable', message, { email: [message] });
  }
  const at = ctx.now();
  const address_digest = createHmac('sha256', ctx.secret)
    .update(`alerts to ${mailboxOf(email)}`)
    .digest('base64url');
  await ctx.database.transaction(async (tx) => {
    await lockUser(tx, user);
    const known = await findAlert(tx, user);
    if (known?.email === email && known.mail_confirmed_at) return;
    await holdAddress(tx, address_digest);
    const sent = await countConfirmations(tx, user, {
      address_digest,
      since: new Date(at.getTime() - dayMs),
    });
    if (sent.ofAddress >= most.ofAddress || sent.ofUser >= most.ofUser)
      throw new TooManyRequests(hourMs / 1000);
    await keepAlert(tx, user, place, {
      quiet_from: usualQuietHours.from,
      quiet_until: usualQuietHours.until,
    });
    const mail_token = randomBytes(32).toString('base64url');
    await setMail(tx, user, { email, mail_token, at });
    await noteConfirmation(tx, user, { address_digest, at });
    const expires_at = new Date(at.getTime() + confirmWithinMs);
    await queueAlertMail(tx, { app_id: user.app_id, mail_token, says: 'confirm', at, expires_at });
  });
}

/** For counting alone: many mail servers deliver all these spellings to one mailbox. */
function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).replace(/\+.*$/s, '').replaceAll('.', '');
  return `${name}${address.slice(at)}`;
}
