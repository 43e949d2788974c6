// Prodege's signature by its page on request signing: all parameters by their names, after the secret, hashed.
import { createHash } from 'node:crypto';

export function sign(secret: string, parameters: Readonly<Record<string, string>>): string {
  const text = Object.keys(parameters)
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join(':');
  return createHash('sha256')
    .update(`${secret}:${text}`, 'utf8')
    .digest('base64')
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
