import type { ConsolePostbackDetails } from '@earnwall/contract/entities/console-postback';

type Request = NonNullable<ConsolePostbackDetails['request']>;

/** A request as it goes over the line; JSON in the body is laid out to be read. */
export function requestText({ method, url, headers, body }: Request): string {
  const { host, pathname, search } = new URL(url);
  const lines = [`${method} ${pathname}${search}`, `host: ${host}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  return body === null ? lines.join('\n') : [...lines, '', laidOut(body)].join('\n');
}

function laidOut(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
