import type { CallSchema } from '../call-schema.ts';
import { getInvitations } from '../calls/console/invitations/get-invitations.ts';
import { postInvitations } from '../calls/console/invitations/post-invitations.ts';
import { getResets } from '../calls/console/resets/get-resets.ts';
import { postResets } from '../calls/console/resets/post-resets.ts';
import { postResetsToken } from '../calls/console/resets/post-resets-token.ts';
import { getSession } from '../calls/console/session/get-session.ts';
import { postSession } from '../calls/console/session/post-session.ts';
import { postSessionDemo } from '../calls/console/session/post-session-demo.ts';
import { postSessionEnd } from '../calls/console/session/post-session-end.ts';
import { postSessionFactor } from '../calls/console/session/post-session-factor.ts';
import { postSessionPasskey } from '../calls/console/session/post-session-passkey.ts';
import { postSessionPasskeyOptions } from '../calls/console/session/post-session-passkey-options.ts';
import { getSetUp } from '../calls/console/setup/get-set-up.ts';
import { postSetUp } from '../calls/console/setup/post-set-up.ts';
import type { accessCalls } from '../console-calls/access.ts';

export const accessSchemas = {
  'console/setup/get-set-up': getSetUp,
  'console/setup/post-set-up': postSetUp,
  'console/session/get-session': getSession,
  'console/session/post-session': postSession,
  'console/session/post-session-factor': postSessionFactor,
  'console/session/post-session-passkey-options': postSessionPasskeyOptions,
  'console/session/post-session-passkey': postSessionPasskey,
  'console/session/post-session-end': postSessionEnd,
  'console/session/post-session-demo': postSessionDemo,
  'console/invitations/get-invitations': getInvitations,
  'console/invitations/post-invitations': postInvitations,
  'console/resets/post-resets': postResets,
  'console/resets/get-resets': getResets,
  'console/resets/post-resets-token': postResetsToken,
} satisfies Record<keyof typeof accessCalls, CallSchema>;
