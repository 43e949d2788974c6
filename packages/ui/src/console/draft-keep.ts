interface Kept<T> {
  saved: T;
  value: T;
}

const nameOf = (key: string) => `draft:${key}`;

/** Keeps what was typed over a reload of this tab. A full or forbidden storage loses no more than that. */
export function keepDraft<T>(key: string, kept: Kept<T> | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(nameOf(key));
    else sessionStorage.setItem(nameOf(key), JSON.stringify(kept));
  } catch (error) {
    console.warn('The draft is not kept over a reload: the storage of this tab refused it.', error);
  }
}

export function keptDraft<T>(key: string): Kept<T> | null {
  try {
    const text = sessionStorage.getItem(nameOf(key));
    return text === null ? null : (JSON.parse(text) as Kept<T>);
  } catch (error) {
    console.warn('A draft of this tab could not be read.', error);
    return null;
  }
}
