import type { meCalls } from '@earnwall/contract/console-calls/me';
import { getMe } from '#calls/console/me/get-me.ts';
import { getMeFactors } from '#calls/console/me/get-me-factors.ts';
import { getMeSessions } from '#calls/console/me/get-me-sessions.ts';
import { postMeFactor } from '#calls/console/me/post-me-factor.ts';
import { postMeFactorsEnd } from '#calls/console/me/post-me-factors-end.ts';
import { postMeFactorsPasskey } from '#calls/console/me/post-me-factors-passkey.ts';
import { postMeFactorsPasskeyOptions } from '#calls/console/me/post-me-factors-passkey-options.ts';
import { postMeFactorsTotp } from '#calls/console/me/post-me-factors-totp.ts';
import { postMeFactorsTotpConfirm } from '#calls/console/me/post-me-factors-totp-confirm.ts';
import { postMeRecoveryCodes } from '#calls/console/me/post-me-recovery-codes.ts';
import { postMeSessionsEnd } from '#calls/console/me/post-me-sessions-end.ts';
import { postMeSessionsEndOthers } from '#calls/console/me/post-me-sessions-end-others.ts';
import { putMe } from '#calls/console/me/put-me.ts';
import { putMePassword } from '#calls/console/me/put-me-password.ts';
import { putMePreferences } from '#calls/console/me/put-me-preferences.ts';
import type { ConsoleHandlers } from './handler.ts';

export const meHandlers: ConsoleHandlers<keyof typeof meCalls> = {
  'console/me/get-me': getMe,
  'console/me/put-me': putMe,
  'console/me/put-me-password': putMePassword,
  'console/me/put-me-preferences': putMePreferences,
  'console/me/get-me-factors': getMeFactors,
  'console/me/post-me-factors-totp': postMeFactorsTotp,
  'console/me/post-me-factors-totp-confirm': postMeFactorsTotpConfirm,
  'console/me/post-me-factors-passkey-options': postMeFactorsPasskeyOptions,
  'console/me/post-me-factors-passkey': postMeFactorsPasskey,
  'console/me/post-me-factors-end': postMeFactorsEnd,
  'console/me/post-me-recovery-codes': postMeRecoveryCodes,
  'console/me/post-me-factor': postMeFactor,
  'console/me/get-me-sessions': getMeSessions,
  'console/me/post-me-sessions-end': postMeSessionsEnd,
  'console/me/post-me-sessions-end-others': postMeSessionsEndOthers,
};
