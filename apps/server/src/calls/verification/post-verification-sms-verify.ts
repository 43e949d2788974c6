// POST /verification/sms/verify: the code that came to the phone (PH-02).

import type { Handler } from '#calls/handler.ts';
import { ApiError, TooManyRequests } from '#request/api-error.ts';
import { verificationTexts } from '#texts/verification.ts';
import { checkCode } from '#verification/check-code.ts';
import { readPhone } from '#verification/read-phone.ts';

export const postVerificationSmsVerify: Handler<'verification/post-verification-sms-verify'> = async (
  ctx,
  request,
) => {
  const { body, visit } = request;
  const say = verificationTexts(visit.language);

  const phone = readPhone(body.phone);
  if (!phone) throw new ApiError('unprocessable', say('invalid'), { phone: [say('invalid')] });
  const checking = await checkCode(ctx, request, phone, body.code);
  switch (checking.kind) {
    case 'verified':
      return { result: true };
    case 'other-verified':
      throw new ApiError('conflict', say('verified'));
    case 'wrong':
      throw new ApiError('unprocessable', say('wrong', { left: checking.left }));
    case 'over':
    case 'taken':
      throw new ApiError('unprocessable', say(checking.kind));
    case 'not-checked':
      throw new ApiError('unavailable', say('not_checked'));
    case 'locked':
      throw new TooManyRequests(
        checking.seconds,
        say('locked', { minutes: Math.ceil(checking.seconds / 60) }),
      );
  }
};
