// Logs name the request, never the person: bearers and the parameters that carry them are blanked.
const secretParameters = new Set(['uh', 'uuid', 'uhash', 'shash', 'cid', 'sslh', 'maid', 'q']);

export function redactUrl(url: string): string {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const query = url
    .slice(start + 1)
    .split('&')
    .map((pair) => {
      const name = pair.split('=', 1)[0] ?? '';
      return isSecret(name) ? `${name}=…` : pair;
    });
  return `${url.slice(0, start)}?${query.join('&')}`;
}

/** The same for addresses inside a text that somebody else wrote. */
export function redactText(text: string): string {
  return text.replace(/\S*\?\S+/g, redactUrl);
}

function isSecret(name: string): boolean {
  try {
    return secretParameters.has(decodeURIComponent(name).toLowerCase());
  } catch {
    return true;
  }
}
