import type { NoticeAppeal } from '@earnwall/contract/notices';
import type { AppealStatus } from '@earnwall/contract/state-reasons';
import type { TextKey } from '@earnwall/i18n/text-keys';

export const appealLabels: Readonly<Record<AppealStatus, TextKey>> = {
  sent: 'notice_appeal_sent',
  read: 'notice_appeal_read',
  answered: 'tickets_state_answered',
  closed: 'tickets_state_closed',
};

export interface AppealStep {
  says: TextKey;
  isDone: boolean;
  at?: string | null;
  note?: TextKey | undefined;
}

/** The way of an appeal. Without a ticket that can be read (decision 0003) no more is known than that it was sent. */
export function appealSteps({
  id,
  status,
  sent_at,
  answered_at,
  another_reader,
}: NoticeAppeal): AppealStep[] {
  const sent: AppealStep = { says: 'notice_appeal_sent', isDone: true, at: sent_at };
  const note = another_reader ? 'notice_appeal_other' : undefined;
  if (id === null) return [{ ...sent, note }];
  const isAnswered = answered_at !== null;
  return [
    sent,
    { says: 'notice_appeal_read', isDone: status !== 'sent' || isAnswered, note },
    { says: 'tickets_state_answered', isDone: isAnswered, at: answered_at },
  ];
}
