// What needs someone: which facts become a card on Home, for whom, how urgent, and in which order. Pure: facts and the time
// come in, cards go out.
import { attentionKinds, urgencies } from '@earnwall/contract/attention';
import { type HouseFacts, houseNeeds } from './attention/house.ts';
import type { Looking, Need } from './attention/need.ts';
import { type PostbackFacts, postbackNeeds } from './attention/postbacks.ts';
import { type SupplyFacts, supplyNeeds } from './attention/supply.ts';
import { type WorkFacts, workNeeds } from './attention/work.ts';

/** A group is absent where nobody asked for it: the asker may not see it. */
export interface AttentionFacts {
  readonly work: WorkFacts;
  readonly endpoints: readonly PostbackFacts[];
  readonly supply: SupplyFacts | null;
  readonly house: HouseFacts | null;
}

export function needsOf(facts: AttentionFacts, looking: Looking): Need[] {
  const { work, endpoints, supply, house } = facts;
  return worstFirst([
    ...workNeeds(work, looking),
    ...endpoints.flatMap((endpoint) => postbackNeeds(endpoint, looking)),
    ...(supply ? supplyNeeds(supply, looking) : []),
    ...(house ? houseNeeds(house, looking) : []),
  ]);
}

/** By urgency, then by kind, then the longest waiting first. */
export function worstFirst(needs: readonly Need[]): Need[] {
  const weight = ({ urgency, kind }: Need) =>
    urgencies.indexOf(urgency) * attentionKinds.length + attentionKinds.indexOf(kind);
  const waits = ({ since }: Need) => since?.getTime() ?? Number.POSITIVE_INFINITY;
  return needs.toSorted((a, b) => weight(a) - weight(b) || compare(waits(a), waits(b)));
}

const compare = (a: number, b: number): number => (a === b ? 0 : a - b);
