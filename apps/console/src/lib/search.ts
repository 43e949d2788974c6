/** A query (without `?`) with some of its values changed; null and empty values are taken out. */
export function changedSearch(search: string, changes: Readonly<Record<string, string | null>>): string {
  const values = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') values.delete(name);
    else values.set(name, value);
  }
  return values.toString();
}

export const withSearch = (path: string, search: string): string => (search ? `${path}?${search}` : path);
