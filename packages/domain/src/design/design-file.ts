/**
 * The publisher's own style sheet (DE-02): taken only over https and from an origin of the app's, for it can
 * change all that a user sees. Null without one.
 */
export function designFileOf(file: string | null, allowedOrigins: readonly string[]): string | null {
  const origin = secureOrigin(file ?? '');
  return origin !== null && allowedOrigins.some((address) => secureOrigin(address) === origin) ? file : null;
}

/** Anything unusual in front of the path, as a name and a password, makes it none of ours. */
function secureOrigin(address: string): string | null {
  return /^(https:\/\/[a-z0-9.:[\]-]+)(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? null;
}
