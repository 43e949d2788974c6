// The stand-ins that the sandbox plays.
import { bitlabs } from './bitlabs/bitlabs.ts';
import { cint } from './cint/cint.ts';
import { dynata } from './dynata/dynata.ts';
import { lootably } from './lootably/lootably.ts';
import { prodege } from './prodege/prodege.ts';
import type { StandIn } from './stand-in.ts';

export const standIns: readonly StandIn[] = [dynata, prodege, cint, lootably, bitlabs];
