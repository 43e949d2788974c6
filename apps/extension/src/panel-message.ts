import { type ExtensionMessage, extensionNamespace } from '@earnwall/contract/extension-messages';

type FromPanel = ExtensionMessage<'panel'>;

/** A message of the panel, validated field by field; null for any other message in the window. */
export function parsePanelMessage(data: unknown): FromPanel | null {
  if (typeof data !== 'object' || data === null) return null;
  const { ns, from, type, data: payload } = data as Partial<Record<keyof FromPanel, unknown>>;
  if (ns !== extensionNamespace || from !== 'panel') return null;
  if (type === 'hello') return { ns, from, type, data: {} };
  const code = (payload as { code?: unknown } | null | undefined)?.code;
  const isCode = typeof code === 'string' && /^[\w-]{1,128}$/.test(code);
  return type === 'pair' && isCode ? { ns, from, type, data: { code } } : null;
}
