// All checks of an endpoint, in the order they are run: what others rest on comes first.
import type { Check } from '#check.ts';
import type { Endpoint } from '#endpoint/subject.ts';
import { answerChecks, slowestAnswer } from './answers.ts';
import { contentChecks } from './content.ts';
import { jsonChecks } from './json-only.ts';
import { loadChecks } from './load.ts';
import { paymentChecks } from './payment-checks.ts';
import { signatureChecks } from './signatures.ts';
import { typeChecks } from './types.ts';

export function endpointChecks(form: 'json' | 'get'): readonly Check<Endpoint>[] {
  return [
    ...answerChecks,
    ...typeChecks,
    ...signatureChecks,
    ...(form === 'json' ? jsonChecks : []),
    ...contentChecks,
    ...loadChecks,
    ...paymentChecks(),
    slowestAnswer,
  ];
}
