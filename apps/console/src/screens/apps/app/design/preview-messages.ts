import type { HostMessages } from '@earnwall/contract/embed-messages';
import type { EditedDesign } from './edited-design.ts';

/** The data of the message that lays a design over a preview (RT-09). */
export const designMessage = ({ col_qty, ...fields }: EditedDesign): HostMessages['design'] => ({
  ...fields,
  col_qty: col_qty === null ? null : String(col_qty),
});
