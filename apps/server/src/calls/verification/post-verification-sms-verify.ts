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
  const textOf = verificationTexts(visit.language);

  const phone = readPhone(body.phone);
  if (!phone) throw new ApiError('unprocessable', textOf('invalid'), { phone: [textOf('invalid')] });
  const checking = await checkCode(ctx, request, phone, body.code);
  switch (checking.kind) {
    case 'verified':
      return { result: true };
    case 'other-verified':
      throw new ApiError('conflict', textOf('verified'));
    case 'wrong':
      throw new ApiError('unprocessable', textOf('wrong', { left: checking.left }));
    case 'over':
    case 'taken':
      throw new ApiError('unprocessable', textOf(checking.kind));
    case 'not-checked':
      throw new ApiError('unavailable', textOf('not_checked'));
    case 'locked':
      throw new TooManyRequests(
        checking.seconds,
        textOf('locked', { minutes: Math.ceil(checking.seconds / 60) }),
      );
  }
};
