// Logs name the request, never the person: bearers, click ids and the parameters that carry them are blanked.
const secretParameters = new Set(['uh', 'uuid', 'uhash', 'shash', 'cid', 'sslh', 'maid', 'q']);

/** Paths that name a click, a link of one person or a person, and those whose whole query is somebody else's. */
const clickPath = /(\/go\/|\/track\/|\/surveys\/activities\/|\/users\/[^/?\s]+\/)[^/?\s]+/g;
const foreignQuery = /(\/return\/[^?\s]*\?)\S*/g;

export function redactUrl(address: string): string {
  const url = redactPaths(address);
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
  return redactPaths(text).replace(/\S*\?\S+/g, redactUrl);
}

const redactPaths = (text: string) => text.replace(clickPath, '$1…').replace(foreignQuery, '$1…');

function isSecret(name: string): boolean {
  try {
    return secretParameters.has(decodeURIComponent(name).toLowerCase());
  } catch {
    return true;
  }
}
