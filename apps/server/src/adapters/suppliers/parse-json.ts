/** Null where it is no JSON, which may be null itself. */
export function parseJson(bytes: Uint8Array): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(Buffer.from(bytes).toString('utf8')) };
  } catch {
    return null;
  }
}
