import type { AnswerOf } from '@earnwall/contract/call-types';
import type { NoticeData } from '@earnwall/contract/notices';

/** As the server named it; a newer server may know types that this panel does not. */
interface ShownNotice {
  type: string;
  data: NoticeData;
}

/**
 * What stands in place of the surveys: the server's word, `no_surveys` included. A list can also become empty here, when
 * its last surveys turn out to be duplicates; that says the same (SL-04).
 */
export function noticeOf(answer: AnswerOf<'surveys/get-surveys'> | null): ShownNotice | null {
  if (!answer) return null;
  if (answer.result === 'error') return answer;
  return answer.surveys.length > 0 ? null : { type: 'no_surveys', data: {} };
}
