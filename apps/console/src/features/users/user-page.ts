import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';

export type UserPage = ConsoleAnswerOf<'console/users/get-users-id'>;

/** What an act changes on the page. */
export const changedByActs: readonly ConsoleCallName[] = [
  'console/users/get-users-id',
  'console/users/get-users-timeline',
  'console/users/get-users-ledger',
  'console/users/get-users-credit-limit',
  'console/users/get-users',
];

/** Test money in Test, and in an app that has no other. */
export const shownBalance = (page: UserPage, isTest: boolean): number =>
  isTest || page.app.test_mode ? page.test_balance : page.balance;

export const tabs = ['timeline', 'ledger', 'profile', 'tickets'] as const;
export type Tab = (typeof tabs)[number];

export const tabOf = (text: string | null): Tab => tabs.find((tab) => tab === text) ?? 'timeline';

/** The drawers of the page. */
const acts = [
  'credit',
  'debit',
  'ban',
  'hold',
  'review',
  'free',
  'country',
  'profile-review',
  'supplier-ids',
  'erase',
] as const;
export type Act = (typeof acts)[number];

export const actOf = (text: string | null): Act | null => acts.find((act) => act === text) ?? null;
