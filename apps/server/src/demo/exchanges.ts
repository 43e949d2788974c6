// Suppliers of the demo whose lists are read from the sandbox while it runs: the exchange, and stand-ins of real ones.
import { standInIds } from './stand-in-accounts.ts';

/** Made when the sandbox's inventory is first read. */
export const exchangeId = 'sandbox-exchange';

export const exchangesOf = (standIns: readonly string[]): string[] => [exchangeId, ...standInIds(standIns)];
