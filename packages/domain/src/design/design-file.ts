/**
 * The publisher's own style sheet (DE-02): accepted only over https and from an origin of the app's, since it can
 * change everything a user sees. Null without one.
 */
export function designFileOf(file: string | null, allowedOrigins: readonly string[]): string | null {
  const origin = secureOrigin(file ?? '');
  return origin !== null && allowedOrigins.some((address) => secureOrigin(address) === origin) ? file : null;
}

/** Null for an unusual authority, such as one with a user name and password. */
function secureOrigin(address: string): string | null {
  return /^(https:\/\/[a-z0-9.:[\]-]+)(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? null;
}
