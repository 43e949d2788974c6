import { dollarRules } from './dollars-of-users.ts';
import { fundRules } from './fund.ts';
import { pointRules } from './points-of-users.ts';
import type { RuleSet } from './rule-set.ts';

export const ofUsers: RuleSet = {
  ...{ table: 'users', size: 1_000 },
  key: [
    { column: 'app_id', type: 'text' },
    { column: 'id', type: 'bigint' },
  ],
  rules: { ...pointRules, ...dollarRules, ...fundRules },
};
