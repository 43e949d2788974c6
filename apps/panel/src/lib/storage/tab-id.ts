/** Tells one page load from another (header X-Tab-Id, decision 0002). Not a secret, so plain HTTP pages get one too. */
export function newTabId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
