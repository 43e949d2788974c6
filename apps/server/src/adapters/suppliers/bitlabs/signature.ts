// BitLabs' hash of a postback: HMAC-SHA1 of the whole address before `&hash=`, in lower hex.
import { hmacText, isSameText } from '#adapters/suppliers/sign/hash-text.ts';
import { splitLastParameter } from '#adapters/suppliers/sign/last-parameter.ts';

export function checkPostback(
  url: string,
  secrets: readonly [string, ...string[]],
): 'genuine' | 'unsigned' | 'forged' {
  const split = splitLastParameter(url, 'hash');
  if (!split) return 'unsigned';
  const isGenuine = secrets.some((secret) => isSameText(hmacText(secret, split.before, 'sha1'), split.value));
  return isGenuine ? 'genuine' : 'forged';
}
