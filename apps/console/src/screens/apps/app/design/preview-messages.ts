import { embedProtocol, type HostMessages } from '@earnwall/contract/embed-messages';
import type { EditedDesign } from './edited-design.ts';

/** The message that lays a design over a preview (RT-09). */
export function designMessage({ col_qty, ...fields }: EditedDesign) {
  const data: HostMessages['design'] = { ...fields, col_qty: col_qty === null ? null : String(col_qty) };
  return { ...embedProtocol, type: 'design', id: 'editor', data } as const;
}

/** Whether a message of a preview says that it listens. */
export const isReady = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'ns' in data &&
  data.ns === embedProtocol.ns &&
  'type' in data &&
  data.type === 'ready';
