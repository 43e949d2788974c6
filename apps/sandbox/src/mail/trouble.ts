// Mailboxes that take no mail, for whoever wants to see what happens then.
interface Trouble {
  /** What an SMTP server answers; 5xx is for good. */
  code: number;
  words: string;
}

export const troubles: Readonly<Record<string, Trouble>> = {
  nobody: { code: 550, words: 'There is no such mailbox.' },
  full: { code: 452, words: 'The mailbox is full.' },
};

/** By what stands before the @. */
export function troubleOf(address: string): Trouble | null {
  const name = address.slice(0, address.lastIndexOf('@')).toLowerCase();
  return Object.hasOwn(troubles, name) ? (troubles[name] ?? null) : null;
}
