// Phones of tests: a provider that delivers nothing and records everything, and numbers of
// people who were never called.
import type { SmsSender } from '#ports/sms.ts';

export interface Phones extends SmsSender {
  readonly sent: { to: string; text: string }[];
  /** What the next messages meet; nothing in line means that they arrive. */
  readonly trouble: Error[];
  /** The code of the last message to a number. */
  codeOf(phone: string): string;
}

export function somePhones(): Phones {
  const sent: Phones['sent'] = [];
  const trouble: Error[] = [];
  return {
    codes: 'ours',
    sent,
    trouble,
    send: async (message) => {
      const failure = trouble.shift();
      if (failure) throw failure;
      sent.push(message);
      return { ref: `message-${sent.length}` };
    },
    codeOf: (phone) => {
      const text = sent.findLast(({ to }) => to === `+${phone}`)?.text;
      const code = /\b\d{6}\b/.exec(text ?? '')?.[0];
      if (!code) throw new Error(`No code was sent to ${phone}`);
      return code;
    },
  };
}

let numbers = 0;

/** A mobile number of the United States that no other test has; every one of them in a block of its own. */
export function aNumber(): string {
  numbers += 1;
  return `1${[415, 212, 303, 206, 512][numbers % 5]}${2_000_000 + ((numbers * 10_007) % 7_990_000)}`;
}

/** Wrong for sure. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
