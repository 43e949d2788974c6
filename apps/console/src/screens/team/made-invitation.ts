import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';

/** A link that was just made, and how it gets to whom it is for. */
export interface Made {
  link: string;
  text: string;
}

export const madeInvitation = ({
  link,
  mailed,
  invitation: { email },
}: ConsoleAnswerOf<'console/team/post-team-invitations'>): Made => ({
  link,
  text: mailed
    ? `The link is on its way to ${email} by mail as well.`
    : `This server sends no mail: hand the link to ${email} by a way you trust.`,
});
