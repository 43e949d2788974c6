import { type ExtensionMessage, extensionNamespace } from '@earnwall/contract/extension-messages';

type FromPanel = ExtensionMessage<'panel'>;

/** What the panel said; null for everything else that crosses a window. Nothing of it is believed by its looks. */
export function heardFromPanel(data: unknown): FromPanel | null {
  if (typeof data !== 'object' || data === null) return null;
  const { ns, from, type, data: said } = data as Partial<Record<keyof FromPanel, unknown>>;
  if (ns !== extensionNamespace || from !== 'panel') return null;
  if (type === 'hello') return { ns, from, type, data: {} };
  const code = (said as { code?: unknown } | null | undefined)?.code;
  const isCode = typeof code === 'string' && /^[\w-]{1,128}$/.test(code);
  return type === 'pair' && isCode ? { ns, from, type, data: { code } } : null;
}
