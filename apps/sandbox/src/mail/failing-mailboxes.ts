// Mailboxes that refuse mail, for testing what happens then.
interface Failure {
  /** The SMTP reply code; 5xx is permanent. */
  code: number;
  text: string;
}

export const failures: Readonly<Record<string, Failure>> = {
  nobody: { code: 550, text: 'There is no such mailbox.' },
  full: { code: 452, text: 'The mailbox is full.' },
};

/** By the local part of the address. */
export function failureOf(address: string): Failure | null {
  const name = address.slice(0, address.lastIndexOf('@')).toLowerCase();
  return Object.hasOwn(failures, name) ? (failures[name] ?? null) : null;
}
