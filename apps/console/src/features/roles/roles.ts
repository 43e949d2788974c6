import type { Role } from '@earnwall/contract/console-access';

export const roleNames: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  support: 'Support',
  owner: 'Owner',
  developer: 'Developer',
  analyst: 'Analyst',
};

/** What a role is for, in a sentence. */
export const roleSentences: Readonly<Record<Role, string>> = {
  admin: 'Runs the product: every publisher, every app, suppliers, the team and the system.',
  support: 'Helps users of every publisher: tickets, accounts, credits up to a cap. Changes no app.',
  owner: 'Answers for one publisher: its apps, keys, users, money and its own team.',
  developer:
    'Builds in the apps of one publisher: settings, designs, keys, postbacks. Sees users, changes none.',
  analyst: 'Sees the numbers of one publisher, and no person.',
};
