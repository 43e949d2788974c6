// The rules about one account, with what is stored of it.

import { listRuleVerdicts, type RuleVerdict } from '@earnwall/domain/accounts/list-rules';
import { noticesThatApply } from '@earnwall/domain/accounts/notice';
import { hasAgreed } from '@earnwall/domain/accounts/policy';
import { currentState, type EarningList, stateEnd } from '@earnwall/domain/accounts/state';
import { testCountry } from '@earnwall/domain/surveys/test-survey';
import { noticeFacts } from '#accounts/notice.ts';
import { defaultSource, sourceState } from '#accounts/source-state.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { stateFacts } from '#store/people/users.ts';
import { findApp } from '#store/publishers/apps.ts';
import type { AskedPerson } from './asked-person.ts';

export async function rulesOf(
  on: Queryable,
  { app, user, country: where }: Pick<AskedPerson, 'app' | 'user' | 'country'>,
  now: Date,
  list: EarningList = 'surveys',
): Promise<RuleVerdict[]> {
  const country = where === testCountry ? null : where;
  const found = await findApp(on, app.id, user.source ?? defaultSource);
  const state = stateFacts(user);
  return listRuleVerdicts({
    notices: noticesThatApply(noticeFacts({ app, user }, { country, network: null }), list, now),
    app,
    account: {
      ...{ state: currentState(state, now), until: stateEnd(state) },
      ...{ country: user.country, hasAgreed: hasAgreed(user) },
    },
    source: sourceState(found?.source ?? null, { source: user.source, country }),
    country,
  });
}
