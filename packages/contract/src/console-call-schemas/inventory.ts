import type { CallSchema } from '../call-schema.ts';
import type { inventoryCalls } from '../console-calls/inventory.ts';

export const inventorySchemas = {} satisfies Record<keyof typeof inventoryCalls, CallSchema>;
