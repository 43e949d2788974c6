// Sends a code to a phone (PH-02): the limits are checked and counted in one transaction, and only then the provider is
// called. A sent message is always counted; a failed one is returned to the country's budget only if it was certainly not
// sent (decision 0043).

import { networkOf } from '@earnwall/domain/network/network-of';
import { codeLife, nextCode, secondsUntil } from '@earnwall/domain/verification/next-code';
import {
  prefixOf,
  type SmsAllowance,
  type SmsScope,
  smsAllowances,
} from '@earnwall/domain/verification/sms-allowances';
import { SmsNotSent, type SmsProvider } from '#ports/sms.ts';
import type { Context } from '#request/context.ts';
import type { Log } from '#request/log.ts';
import type { Visit } from '#request/visit.ts';
import type { Who } from '#request/who.ts';
import { countFailure, findFullWindows, releasePlace, reservePlaces } from '#store/people/sms-counters.ts';
import { lockUser } from '#store/people/users.ts';
import {
  findLastCode,
  findSentAt,
  replaceCode,
  setProviderRef,
  withdrawCode,
} from '#store/people/verification.ts';
import { verificationTexts } from '#texts/verification.ts';
import { codeDigest, counterKey, phoneDigest, randomCode } from './digests.ts';
import type { Phone } from './read-phone.ts';

export type Sending =
  | { readonly kind: 'verified' | 'not-sent' | 'unreachable' }
  /** `seconds`: until another one can be requested. */
  | { readonly kind: 'sent' | 'too-soon' | 'locked' | 'too-many'; readonly seconds: number };

interface SendRequest {
  who: Who;
  visit: Visit;
  log: Log;
}

type Reserved = { id: number; code: string; allowances: readonly SmsAllowance[] };

export async function sendCode(
  ctx: Context,
  provider: SmsProvider,
  request: SendRequest,
  phone: Phone,
): Promise<Sending> {
  const reserved = await reserve(ctx, provider, request, phone);
  return 'kind' in reserved ? reserved : await deliver(ctx, provider, request, phone, reserved);
}

/** Rolls the transaction back. */
class WindowsFull extends Error {
  constructor(readonly full: readonly SmsAllowance[]) {
    super('Too many messages');
  }
}

function refuseFull(full: readonly SmsAllowance[]): void {
  if (full.length > 0) throw new WindowsFull(full);
}

async function reserve(
  ctx: Context,
  provider: SmsProvider,
  { who, visit }: SendRequest,
  phone: Phone,
): Promise<Reserved | Sending> {
  const now = ctx.now();
  const { app_id, id: user_id } = who.user;
  const owner = { app_id, user_id, phone_digest: phoneDigest(ctx.secret, phone.e164) };
  const code = randomCode();
  const code_digest = provider.codes === 'ours' ? codeDigest(ctx.secret, owner, code) : null;
  const allowances = allowancesFor(ctx, who, visit, phone, now);
  try {
    refuseFull(await findFullWindows(ctx.database.db, allowances));
    return await ctx.database.transaction(async (tx) => {
      const user = await lockUser(tx, who.user);
      if (user.phone_verified_at) return { kind: 'verified' };
      const last = await findLastCode(tx, user);
      const next = nextCode(last, await findSentAt(tx, user, owner.phone_digest), now);
      // A user who enters the same number again, such as after a reload, continues with the code already sent.
      const isPending = last?.replaced_at === null && last.phone_digest === owner.phone_digest;
      if (next.kind === 'too-soon' && isPending) return { ...next, kind: 'sent' };
      if (next.kind !== 'send') return next;
      const life = { sent_at: now, expires_at: next.expiresAt, tries_left: next.tries };
      const id = await replaceCode(tx, { ...owner, code_digest, ...life });
      // Last, because others wait for these rows until the transaction ends.
      refuseFull(await reservePlaces(tx, allowances));
      return { id, code, allowances };
    });
  } catch (error) {
    if (!(error instanceof WindowsFull)) throw error;
    return {
      kind: 'too-many',
      seconds: Math.max(...error.full.map(({ windowEnd }) => secondsUntil(windowEnd, now))),
    };
  }
}

function allowancesFor(
  ctx: Context,
  { user }: Who,
  { address }: Visit,
  phone: Phone,
  now: Date,
): SmsAllowance[] {
  const { dailyBudget, countryBudgets } = ctx.config.sms;
  const key = (scope: SmsScope, value: string) => counterKey(ctx.secret, scope, value);
  const keys = {
    address: key('address', networkOf(address)),
    user: key('user', `${user.app_id} ${user.id}`),
    phone: key('phone', phone.e164),
    prefix: key('prefix', prefixOf(phone.e164)),
    country: phone.country,
  };
  return smsAllowances(keys, countryBudgets[phone.country] ?? dailyBudget, now);
}

async function deliver(
  ctx: Context,
  provider: SmsProvider,
  { who, visit, log }: SendRequest,
  { e164: to, country }: Phone,
  { id, code, allowances }: Reserved,
): Promise<Sending> {
  const { language } = visit;
  try {
    const { ref } =
      provider.codes === 'ours'
        ? await provider.send({ to, text: textOf(who, language, code) })
        : await provider.send({ to, language });
    await setProviderRef(ctx.database.db, id, ref);
    return { kind: 'sent', seconds: codeLife.resendSeconds };
  } catch (error) {
    log.warn({ err: error }, 'A phone code could not be sent. Check the SMS provider');
    await withdrawCode(ctx.database.db, id);
    const isNumber = error instanceof SmsNotSent && error.because === 'number';
    // A number that does not exist is no fault of the provider.
    if (!isNumber) await countFailure(ctx.database.db, country, ctx.now());
    if (!(error instanceof SmsNotSent)) return { kind: 'not-sent' };
    // It cost nothing. The user's own limits stay counted, so that trying out numbers is limited.
    const budget = allowances.find(({ scope }) => scope === 'country');
    if (budget) await releasePlace(ctx.database.db, budget);
    return { kind: isNumber ? 'unreachable' : 'not-sent' };
  }
}

function textOf({ app }: Who, language: Visit['language'], code: string): string {
  return verificationTexts(language)('sms', { code, app: app.name, minutes: codeLife.minutes });
}
