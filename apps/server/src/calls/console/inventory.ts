import type { inventoryCalls } from '@earnwall/contract/console-calls/inventory';
import type { ConsoleHandlers } from './handler.ts';

export const inventoryHandlers: ConsoleHandlers<keyof typeof inventoryCalls> = {};
