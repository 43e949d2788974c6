/**
 * The state of the browser extension for a user, as the account stores it; null = nothing has happened, so that an app
 * that starts to pay for the extension offers it to all users.
 */
export const extensionStates = { offered: 0, credited: 1, over: 2 } as const;

export interface ExtensionFacts {
  readonly state: number | null;
  /** The account's own amount: an individual offer, or what was credited. */
  readonly own_bonus: bigint | null;
  /** What the app pays for an install; null = it has no extension. */
  readonly app_bonus: bigint | null;
  /** False where this installation has no extension, or this account may earn nothing now. */
  readonly available: boolean;
}

export interface ExtensionOffer {
  /** 0 install prompt, 1 credited popup, null nothing (EX-01). */
  readonly status: 0 | 1 | null;
  readonly bonus: bigint;
}

const nothing: ExtensionOffer = { status: null, bonus: 0n };

export function extensionOffer({ state, own_bonus, app_bonus, available }: ExtensionFacts): ExtensionOffer {
  const bonus = own_bonus ?? app_bonus;
  if (bonus === null || !available) return nothing;
  if (state === null || state === extensionStates.offered) return { status: 0, bonus };
  return { status: state === extensionStates.credited ? 1 : null, bonus };
}
