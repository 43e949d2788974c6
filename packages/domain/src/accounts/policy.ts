// Agreement to the privacy policy. A text that says more than the one before has the next number: everybody is asked again,
// and until then is treated as somebody who has not agreed.

export const policyVersion = 2;

interface Agreement {
  readonly policy_optin: boolean;
  /** Which text it was that they agreed to. */
  readonly policy_version: number;
}

export const hasAgreed = ({ policy_optin, policy_version }: Agreement): boolean =>
  policy_optin && policy_version >= policyVersion;
