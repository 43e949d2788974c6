import type { ProfileReason } from '@earnwall/contract/profile-reasons';

/** The key of the sentence that says why a question is asked. */
export const whyText = (why: ProfileReason): `profile_why_${ProfileReason}` => `profile_why_${why}`;
