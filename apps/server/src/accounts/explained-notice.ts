// A notice with what its user may know of the reasons, and how far the appeal against it is (decision 0108).
import type { NoticeAppeal } from '@earnwall/contract/notices';
import { appealStatus } from '@earnwall/domain/accounts/appeal';
import type { AccountNotice } from '@earnwall/domain/accounts/notice';
import { reasonsOf } from '@earnwall/domain/accounts/reasons';
import type { Who } from '#request/who.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findAppeal, findLastAnswer } from '#store/support/appeals.ts';

/** Without proof nobody learns more than that an appeal was sent (decision 0003). */
export async function explainNotice(on: Queryable, who: Who, notice: AccountNotice): Promise<AccountNotice> {
  if (notice.data.since === undefined) return notice;
  const { user, isProven } = who;
  const reasons = isProven ? reasonsOf(user.state_reasons, user.state_set_at) : [];
  return { ...notice, data: { ...notice.data, reasons, appeal: await appealAgainst(on, who) } };
}

async function appealAgainst(on: Queryable, { user, isProven }: Who): Promise<NoticeAppeal | null> {
  const ticket = await findAppeal(on, user);
  if (!ticket) return null;
  const sent_at = ticket.created_at.toISOString();
  const another_reader = ticket.appeal_set_by !== null;
  if (!isProven) return { id: null, status: 'sent', sent_at, answered_at: null, another_reader };
  const answered = await findLastAnswer(on, ticket.id);
  return {
    ...{ id: ticket.id, status: appealStatus(ticket), sent_at, another_reader },
    answered_at: answered?.toISOString() ?? null,
  };
}
