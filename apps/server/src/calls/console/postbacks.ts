import type { postbacksCalls } from '@earnwall/contract/console-calls/postbacks';
import { getAppsRecovery } from '#calls/console/postbacks/get-apps-recovery.ts';
import { getPostbacks } from '#calls/console/postbacks/get-postbacks.ts';
import { getPostbacksId } from '#calls/console/postbacks/get-postbacks-id.ts';
import { postAppsPostbackTest } from '#calls/console/postbacks/post-apps-postback-test.ts';
import { postAppsRecovery } from '#calls/console/postbacks/post-apps-recovery.ts';
import { postAppsRecoveryCancel } from '#calls/console/postbacks/post-apps-recovery-cancel.ts';
import { postPostbacksResend } from '#calls/console/postbacks/post-postbacks-resend.ts';
import type { ConsoleHandlers } from './handler.ts';

export const postbacksHandlers: ConsoleHandlers<keyof typeof postbacksCalls> = {
  'console/postbacks/get-postbacks': getPostbacks,
  'console/postbacks/get-postbacks-id': getPostbacksId,
  'console/postbacks/post-postbacks-resend': postPostbacksResend,
  'console/postbacks/get-apps-recovery': getAppsRecovery,
  'console/postbacks/post-apps-recovery': postAppsRecovery,
  'console/postbacks/post-apps-recovery-cancel': postAppsRecoveryCancel,
  'console/postbacks/post-apps-postback-test': postAppsPostbackTest,
};
