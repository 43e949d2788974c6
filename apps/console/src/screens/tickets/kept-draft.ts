// What was typed for a ticket, in this browser and for this person, until it is sent.

export interface KeptDraft {
  readonly reply: string;
  readonly note: string;
  /** The last message that was shown when the reply was begun; undefined while there is none. */
  readonly seen?: string | null | undefined;
}

export const noDraft: KeptDraft = { reply: '', note: '' };

const prefix = 'earnwall.console.ticket:';
const most = 100;

const nameOf = (person: string, ticket: string) => `${prefix}${person}:${ticket}`;

export function keptDraftOf(person: string, ticket: string): KeptDraft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(person, ticket)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return noDraft;
    const { reply, note, seen } = kept as Record<string, unknown>;
    return {
      reply: typeof reply === 'string' ? reply : '',
      note: typeof note === 'string' ? note : '',
      ...((typeof seen === 'string' || seen === null) && { seen }),
    };
  } catch {
    return noDraft;
  }
}

/** False where the storage refused it. */
export function keepDraftOf(person: string, ticket: string, draft: KeptDraft): boolean {
  const name = nameOf(person, ticket);
  try {
    // Written anew, so that the oldest ones are dropped first.
    localStorage.removeItem(name);
    if (draft.reply === '' && draft.note === '') return true;
    localStorage.setItem(name, JSON.stringify(draft));
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    for (const old of kept.slice(0, Math.max(0, kept.length - most)))
      if (old !== name) localStorage.removeItem(old);
    return true;
  } catch {
    return false;
  }
}
