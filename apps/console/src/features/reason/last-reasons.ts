// The reasons that this person gave last, in this browser, to give one of them again with a press.
const most = 5;

/** What only the audit has, or what people themselves read: neither is offered for the other. */
export type Readers = 'audit' | 'told';

const keys: Readonly<Record<Readers, string>> = {
  audit: 'earnwall.console.reasons',
  told: 'earnwall.console.told-reasons',
};

export function lastReasons(readers: Readers = 'audit'): string[] {
  const key = keys[readers];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((reason) => typeof reason === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function keepReason(reason: string, readers: Readers = 'audit'): void {
  try {
    const others = lastReasons(readers).filter((other) => other !== reason);
    localStorage.setItem(keys[readers], JSON.stringify([reason, ...others].slice(0, most)));
  } catch {
    // Without storage there are no suggestions.
  }
}
