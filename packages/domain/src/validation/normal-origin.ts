import { isOrigin } from './origin.ts';

const address = /^(https?):\/\/([^/?#@:[\]]+|\[[^\]]*\])(?::(\d+))?(?:[/?#].*)?$/i;
const usualPorts: Readonly<Record<string, string>> = { http: '80', https: '443' };

/** The origin of what somebody typed or pasted, also of a whole page's address; null where it has none. */
export function normalOrigin(text: string): string | null {
  const [, scheme = '', host = '', port] = address.exec(text.trim()) ?? [];
  const isUsual = port === undefined || port === usualPorts[scheme.toLowerCase()];
  const origin = `${scheme}://${host}${isUsual ? '' : `:${port}`}`.toLowerCase();
  return isOrigin(origin) ? origin : null;
}
