/**
 * Null where it is no address. In place of `URL.canParse`, which in Node 20 refuses addresses with letters such as ä as soon
 * as its caller runs often enough to be compiled.
 */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
