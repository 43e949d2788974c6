// The invariants of the books: O1 movements sum to zero, O2 one movement per transaction of a supplier, O3 rows
// are consistent with each other, O4 each movement of a user has its postback, O5 balances are the sums of their lines.
import { ofAccounts, ofPayoutMonths, ofStatementDays } from './balances.ts';
import { ofFairPayDays } from './fund.ts';
import { ofMovements } from './movements.ts';
import { ofLog, ofQueue } from './postbacks.ts';
import { ofEvents, ofReports } from './reports.ts';
import type { RuleSet } from './rule-set.ts';
import { ofUsers } from './users.ts';

export const ruleSets: readonly RuleSet[] = [
  ofMovements,
  ofReports,
  ofEvents,
  ofUsers,
  ofQueue,
  ofLog,
  ofAccounts,
  ofStatementDays,
  ofPayoutMonths,
  ofFairPayDays,
];
