// The supplier of the test survey is the product itself: its page reports by the ordinary way, without a callback over HTTP
// (decision 0099).
import { testSupplier as id } from '@earnwall/domain/surveys/test-survey';
import { defaultRules, type Supplier } from '#ports/supplier.ts';
import { testEntryQuery, testSurveyPath } from '#surveys/test-survey/entry.ts';
import { testOutcomes } from '#surveys/test-survey/outcomes.ts';

export function testSupplier(secret: string): Supplier {
  return {
    id,
    name: 'Test survey',
    entryUrl: testSurveyPath,
    // The address of this installation, which is stored when the survey is made.
    redirectHosts: [],
    rules: defaultRules,
    discloses: [],

    entryLink: ({ cid, returnUrl }) => {
      const link = new URL(testSurveyPath, returnUrl);
      link.search = `${testEntryQuery(secret, { cid, back: returnUrl })}`;
      return link.href;
    },

    parseReturn: ({ url }) => {
      const query = new URL(url).searchParams;
      const [cid, rawCode] = [query.get('cid'), query.get('code')];
      const outcome = testOutcomes.find((known) => known === rawCode);
      return cid !== null && rawCode !== null && outcome ? { cid, outcome, rawCode, signed: false } : null;
    },

    verifyCallback: () => ({ kind: 'refused', reason: 'unsigned' }),
    laterOutcomes: null,
  };
}
