// A rating, or what somebody says went wrong, as people of the console read it.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { feedbackOptionId } from '@earnwall/contract/entities/feedback-option';
import { outcomes } from '@earnwall/contract/outcomes';
import type { FeedbackLine } from '#store/console/feedback.ts';

type Item = ConsoleAnswerOf<'console/feedback/get-feedback'>['items'][number];

export function presentFeedback(line: FeedbackLine): Item {
  const { key, at_micros, kind, half_stars, message, state, app_id, app_name, uhash, survey, country } = line;
  return {
    ...{ id: key, at: new Date(Number(at_micros) / 1000).toISOString(), kind },
    stars: half_stars === null ? null : half_stars / 2,
    option: feedbackOptionId.safeParse(line.option).data ?? null,
    message: message === '' ? null : message,
    // An attempt that has begun anew since has no end.
    outcome: outcomes.find((outcome) => outcome === state) ?? null,
    app: { id: app_id, name: app_name },
    user: uhash,
    survey,
    supplier:
      line.supplier_id === null
        ? null
        : { id: line.supplier_id, name: line.supplier_name ?? line.supplier_id },
    country,
  };
}
