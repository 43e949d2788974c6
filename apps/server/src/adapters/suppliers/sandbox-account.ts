// One account at the sandbox supplier: entry links into a survey, returns by the browser, and callbacks.
import { defaultRules, type Supplier } from '#ports/supplier.ts';
import { readCallback, readReturn, sandboxCodes } from './sandbox-outcomes.ts';
import { signFields } from './sign/signatures.ts';
import type { SigningKeys } from './sign/signing-keys.ts';

export interface SandboxAccess {
  url: string;
  apiKey: string;
  signingKeys: SigningKeys;
}

export function sandboxAccount(
  { url, signingKeys }: SandboxAccess,
  account: Pick<Supplier, 'id' | 'name'>,
): Supplier {
  const entryUrl = new URL('/supplier/enter', url);
  return {
    ...account,
    entryUrl: entryUrl.href,
    redirectHosts: [entryUrl.host],
    rules: defaultRules,
    codes: sandboxCodes,
    discloses: [],

    entryLink: ({ cid, surveyRef, returnUrl }) => {
      const link = new URL(entryUrl);
      const sig = signFields(['enter', surveyRef, cid, returnUrl], signingKeys);
      link.search = `${new URLSearchParams({ project: surveyRef, rid: cid, back: returnUrl, sig })}`;
      return link.href;
    },

    parseReturn: ({ url }) => readReturn(new URL(url).searchParams, signingKeys),
    verifyCallback: (message) => readCallback(message, signingKeys),
    laterOutcomes: null,
  };
}
