import type { Result } from '@earnwall/contract/entities/result';
import type { UnpaidReason } from '@earnwall/contract/entities/unpaid-reason';
import type { TextKey } from '@earnwall/i18n/text-keys';
import type { IconName } from '@earnwall/ui/primitives/icon';

/** The texts of an outcome: what happened, and why it was or was not paid (RS-04). */
export interface ResultTexts {
  icon: IconName;
  title: TextKey;
  text: TextKey;
}

export type ShownResult = Pick<
  Result,
  'result' | 'reason' | 'user_reward' | 'onboarding' | 'settings' | 'time_pay'
>;

type EndedEarly = Exclude<UnpaidReason, 'partial' | 'screen_out'>;

const endedEarly: Record<EndedEarly, ResultTexts> = {
  quota_full: { icon: 'pause', title: 'result_quota_full_title', text: 'why_quota_full' },
  closed: { icon: 'pause', title: 'result_closed_title', text: 'why_closed' },
  duplicate: { icon: 'history', title: 'result_duplicate_title', text: 'why_duplicate' },
  // What the survey found is said as the reason; a title would only repeat it as a reproach.
  quality: { icon: 'question', title: 'result_disqualified_title', text: 'why_quality' },
  security: { icon: 'shield', title: 'result_disqualified_title', text: 'why_security' },
  timeout: { icon: 'clock', title: 'result_timeout_title', text: 'why_timeout' },
  unreported: { icon: 'clock', title: 'result_unreported_title', text: 'why_unreported' },
  error: { icon: 'tools', title: 'result_error_title', text: 'why_error' },
  reversed: { icon: 'history', title: 'result_reversed_title', text: 'why_reversed' },
};

export function wordsOf(shown: ShownResult): ResultTexts {
  const { result, reason, user_reward, onboarding, settings, time_pay } = shown;
  const isPaid = user_reward > 0;
  if (result === 'complete') return onboarding ? profileCompleted : completed(isPaid);
  if (reason === 'partial' || (result === 'partial' && reason === null)) {
    return partly(isPaid, settings.partial_message);
  }
  if (reason === 'screen_out' || (result === 'screen_out' && reason === null)) {
    return screenedOut(isPaid, time_pay !== null);
  }
  if (reason === 'closed' && isPaid) return { ...endedEarly.closed, text: 'why_closed_paid' };
  return reason ? endedEarly[reason] : notCounted;
}

/** The survey was not for them, or not any more: nothing that anybody did. */
export function isTurnAway(reason: UnpaidReason | null): boolean {
  return reason === 'screen_out' || reason === 'quota_full' || reason === 'closed';
}

const profileCompleted: ResultTexts = {
  icon: 'check',
  title: 'onboarding_completed_title',
  text: 'onboarding_completed_text',
};

const notCounted: ResultTexts = {
  icon: 'question',
  title: 'result_disqualified_title',
  text: 'result_disqualified_text',
};

function completed(isPaid: boolean): ResultTexts {
  const text = isPaid ? 'result_complete_text' : 'result_complete_text_unpaid';
  return { icon: 'star', title: 'result_complete_title', text };
}

/** `isOwn`: the app has a message of its own for a partial complete (RS-04). */
function partly(isPaid: boolean, isOwn: boolean): ResultTexts {
  const [paid, unpaid] = isOwn
    ? (['result_partial_message_text', 'result_partial_message_text_unpaid'] as const)
    : (['why_partial', 'why_partial_unpaid'] as const);
  const title = isOwn ? 'result_partial_message_title' : 'result_partial_title';
  return { icon: 'check', title, text: isPaid ? paid : unpaid };
}

/** Pay for minutes is said in full above the reason. */
function screenedOut(isPaid: boolean, isForMinutes: boolean): ResultTexts {
  return {
    icon: isPaid ? 'coin' : 'question',
    title: 'result_screen_out_title',
    text: isPaid && !isForMinutes ? 'why_screen_out_paid' : 'why_screen_out',
  };
}
