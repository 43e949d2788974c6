// The reasons that this person gave last, in this browser, to give one of them again with a press.
const key = 'earnwall.console.reasons';
const most = 5;

export function lastReasons(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((reason) => typeof reason === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function keepReason(reason: string): void {
  try {
    const others = lastReasons().filter((other) => other !== reason);
    localStorage.setItem(key, JSON.stringify([reason, ...others].slice(0, most)));
  } catch {
    // Without storage there are no suggestions.
  }
}
