import type { postbacksCalls } from '@earnwall/contract/console-calls/postbacks';
import type { ConsoleHandlers } from './handler.ts';

export const postbacksHandlers: ConsoleHandlers<keyof typeof postbacksCalls> = {};
