import type { meCalls } from '@earnwall/contract/console-calls/me';
import { list, missing, refused, type Sample, someId, unknownAttestation } from './sample.ts';

export const meSamples: Readonly<Record<keyof typeof meCalls, Sample>> = {
  'console/me/get-me': list(),
  'console/me/put-me': list({ body: { name: 'Another Name' } }),
  'console/me/put-me-password': list({ body: { password: 'a-password-of-some-length' } }),
  'console/me/put-me-preferences': list({
    body: { theme: 'dark', density: 'compact', single_keys: false, pinned: [] },
  }),
  'console/me/get-me-factors': list(),
  'console/me/post-me-factors-totp': list(),
  'console/me/post-me-factors-totp-confirm': missing({ params: { id: someId }, body: { code: '000000' } }),
  'console/me/post-me-factors-passkey-options': list(),
  'console/me/post-me-factors-passkey': refused({ body: { name: 'A key', passkey: unknownAttestation } }),
  'console/me/post-me-factors-end': missing({ params: { id: someId } }),
  // Without a factor there is nothing to recover.
  'console/me/post-me-recovery-codes': refused({}),
  'console/me/post-me-factor': refused({ body: { code: '000000' } }),
  'console/me/get-me-sessions': list(),
  'console/me/post-me-sessions-end': missing({ params: { id: someId } }),
  'console/me/post-me-sessions-end-others': list(),
};
