import type { bonusesCalls } from '@earnwall/contract/console-calls/bonuses';
import type { ConsoleHandlers } from './handler.ts';

export const bonusesHandlers: ConsoleHandlers<keyof typeof bonusesCalls> = {};
