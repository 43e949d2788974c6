import type { payoutsCalls } from '@earnwall/contract/console-calls/payouts';
import type { ConsoleHandlers } from './handler.ts';

export const payoutsHandlers: ConsoleHandlers<keyof typeof payoutsCalls> = {};
