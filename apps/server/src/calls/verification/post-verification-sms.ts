// POST /verification/sms: sends a code to the phone (PH-02).
import { noticeFor } from '#accounts/notice.ts';
import type { Handler } from '#calls/handler.ts';
import { ApiError, TooManyRequests } from '#request/api-error.ts';
import type { Visit } from '#request/visit.ts';
import type { Who } from '#request/who.ts';
import { recordSignal } from '#store/people/signals.ts';
import { verificationTexts } from '#texts/verification.ts';
import { readPhone } from '#verification/read-phone.ts';
import { sendCode } from '#verification/send-code.ts';

export const postVerificationSms: Handler<'verification/post-verification-sms'> = async (ctx, request) => {
  const { who, visit, body } = request;
  const textOf = verificationTexts(visit.language);
  if (who.user.phone_verified_at) throw new ApiError('conflict', textOf('verified'));
  if (!isAsked(who, visit, ctx.now())) throw new ApiError('forbidden', textOf('not_asked'));
  if (!ctx.sms) throw new ApiError('unavailable', textOf('not_sent'));
  const phone = readPhone(body.phone);
  if (!phone) throw new ApiError('unprocessable', textOf('invalid'), { phone: [textOf('invalid')] });

  const sending = await sendCode(ctx, ctx.sms, request, phone);
  switch (sending.kind) {
    case 'sent':
      if (body.cp) await recordSignal(ctx.database.db, who.user, 'phone-pasted');
      return { result: true, resend_after: sending.seconds };
    case 'verified':
      throw new ApiError('conflict', textOf('verified'));
    case 'unreachable':
      throw new ApiError('unprocessable', textOf('unreachable'), { phone: [textOf('unreachable')] });
    case 'not-sent':
      throw new ApiError('unavailable', textOf('not_sent'));
    case 'too-soon':
      throw new TooManyRequests(sending.seconds, textOf('too_soon', { seconds: sending.seconds }));
    case 'locked':
      throw new TooManyRequests(
        sending.seconds,
        textOf('locked', { minutes: Math.ceil(sending.seconds / 60) }),
      );
    case 'too-many':
      throw new TooManyRequests(sending.seconds, textOf('too_many'));
  }
};

/** Messages cost money: they are sent only to users whom the panel asks for a phone. */
function isAsked(who: Who, visit: Visit, now: Date): boolean {
  const lists = ['surveys', 'offers'] as const;
  return lists.some((list) => noticeFor(who, visit, list, now)?.type === 'sms_verification');
}
