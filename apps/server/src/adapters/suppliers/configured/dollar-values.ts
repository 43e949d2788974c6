// What `$name` stands for: the time of a request, or a secret of the account. Several secrets may be valid at once, which is
// how one is changed without losing a message: the first signs, each is tried when something is verified.

export type SecretValues = Readonly<Record<string, readonly [string, ...string[]]>>;

const times = {
  now_ms: (now: Date) => `${now.getTime()}`,
  now_s: (now: Date) => `${Math.floor(now.getTime() / 1000)}`,
  now_iso: (now: Date) => now.toISOString(),
  /** Signatures that end: in five minutes. */
  soon_iso: (now: Date) => new Date(now.getTime() + 300_000).toISOString(),
} as const;

export const timeNames: readonly string[] = Object.keys(times);

const isTime = (name: string): name is keyof typeof times => Object.hasOwn(times, name);

/** `version`: which of a secret's values, from 0 on; one with fewer values keeps its last. */
export function dollarValues(secrets: SecretValues, now: Date, version = 0): (name: string) => string {
  return (name) => {
    if (isTime(name)) return times[name](now);
    const values = Object.hasOwn(secrets, name) ? secrets[name] : undefined;
    return values?.[Math.min(version, values.length - 1)] ?? '';
  };
}

export const versionsOf = (secrets: SecretValues): number =>
  Math.max(1, ...Object.values(secrets).map((values) => values.length));
