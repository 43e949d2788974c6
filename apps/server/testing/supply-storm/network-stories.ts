// What offer networks say: things that happened in an offer, some of which they take back, each network in its own words.
import { keys } from './accounts.ts';
import type { StormOffer } from './scene.ts';
import { aboutAnother, forged, genuine, type Message } from './script.ts';
import { bitlabsMessage, lootablyMessage, sandboxMessage } from './sign.ts';
import { sometime, type Telling, wrongKey } from './telling.ts';

interface Happening {
  readonly tx: string;
  readonly goal: string;
  readonly isTakenBack: boolean;
}

type Target = Pick<StormOffer, 'click' | 'person' | 'offerRef'>;

interface Words {
  write(about: Target, happening: Happening, key?: string): Message;
  /** Our name of what was written. */
  nameOf(happening: Pick<Happening, 'tx' | 'isTakenBack'>): string;
  /** What operators read as the click. */
  clickOf(about: Target): string;
  /** By which it is known whom the message is about. */
  whom(about: Pick<Target, 'click' | 'person'>): string;
}

const byPerson = {
  clickOf: ({ person, offerRef }: Target) => `${person} ${offerRef}`,
  whom: ({ person }: Pick<Target, 'person'>) => person,
};
const networks = new Map<string, Words>([
  [
    'lootably',
    {
      write: ({ person, offerRef }, { tx, goal, isTakenBack }, key = keys.lootably) =>
        lootablyMessage(
          {
            ...{ userID: person, ip: '203.0.113.7', revenue: '1.5', currencyReward: '750' },
            ...{ transactionID: tx, offerID: offerRef, goalID: goal, status: isTakenBack ? '0' : '1' },
          },
          key,
        ),
      nameOf: ({ tx, isTakenBack }) => (isTakenBack ? `${tx}:0` : tx),
      ...byPerson,
    },
  ],
  [
    'bitlabs',
    {
      write: ({ person, offerRef }, { tx, goal, isTakenBack }, key = keys.bitlabs) => {
        const state = isTakenBack ? 'RECONCILED' : 'COMPLETED';
        return bitlabsMessage({ tx, uid: person, offer: offerRef, task: goal, state, ref: '[%REF%]' }, key);
      },
      nameOf: ({ tx, isTakenBack }) => `${tx}:${isTakenBack ? 'RECONCILED' : 'COMPLETED'}`,
      ...byPerson,
    },
  ],
  [
    'sandbox-network',
    {
      write: ({ click }, { tx, goal, isTakenBack }, key = keys.sandbox) => {
        const said = { click, event: goal, at: '2026-01-01T00:00:00Z' };
        const named = isTakenBack ? { transaction: `not-${tx}`, reverses: tx } : { transaction: tx };
        return sandboxMessage('sandbox-network', JSON.stringify({ ...named, ...said }), key);
      },
      nameOf: ({ tx, isTakenBack }) => (isTakenBack ? `not-${tx}` : tx),
      clickOf: ({ click }) => click,
      whom: ({ click }) => click,
    },
  ],
]);

/** The second needs two events; the last is none of the offer's. */
const eventRefs: readonly [string, ...string[]] = ['goal-1', 'goal-2', 'goal-2', 'goal-9'];

export function tellNetwork(telling: Telling, offer: StormOffer): void {
  const { script, chance, name } = telling;
  const { network } = offer;
  const words = networks.get(network);
  if (!words) throw new Error(`${network} has no words`);
  const other = { ...offer, ...offer.other };
  for (let left = chance.between(1, 5); left > 0; left -= 1) {
    const earned = { tx: name(), goal: chance.pick(eventRefs), isTakenBack: false };
    const message = words.write(offer, earned);
    const transaction = words.nameOf(earned);
    const event = { network, click: offer.click, transaction, event_ref: earned.goal, reverses: null };
    script.events.push(event);
    script.storm.push(genuine(network, message));
    if (chance.percent(35)) {
      const takenBack = { ...earned, isTakenBack: true };
      script.events.push({ ...event, transaction: words.nameOf(takenBack), reverses: transaction });
      sometime(telling, genuine(network, words.write(offer, takenBack)));
    }
    if (chance.percent(20)) {
      const isOther = chance.percent(50);
      const conflicting = isOther
        ? words.write(other, earned)
        : words.write(offer, { ...earned, goal: 'goal-8' });
      script.conflicts.push(genuine(network, conflicting, 'conflict'));
      const click = words.clickOf(isOther ? other : offer);
      script.asides.push({ supplier: network, kind: 'conflict', transaction, click });
    }
    if (chance.percent(30)) script.storm.push(forged(network, words.write(offer, earned, wrongKey)));
    if (chance.percent(30))
      script.storm.push(forged(network, aboutAnother(message, words.whom(offer), words.whom(other))));
    if (network === 'lootably' && chance.percent(20))
      script.storm.push(forged(network, fromElsewhere(message)));
  }
  if (chance.percent(20)) {
    const nobody = { ...offer, click: name(), person: name() };
    const earned = { tx: name(), goal: 'goal-1', isTakenBack: false };
    script.storm.push(genuine(network, words.write(nobody, earned), 'unknown'));
    const [transaction, click] = [words.nameOf(earned), words.clickOf(nobody)];
    script.asides.push({ supplier: network, kind: 'unknown_click', transaction, click });
  }
  if (network === 'bitlabs') tellStates(telling, offer);
}

/** The address of the sender is not the network's. */
const fromElsewhere = (message: Message): Message => ({
  ...message,
  headers: { 'x-forwarded-for': '203.0.113.99' },
});

/** States that pay nothing, or that nobody knows. */
function tellStates({ script, chance, name }: Telling, { network, person, offerRef }: StormOffer): void {
  const said = { tx: name(), uid: person, offer: offerRef, task: 'goal-1', ref: '' };
  if (chance.percent(50))
    script.storm.push(genuine(network, bitlabsMessage({ ...said, state: 'PENDING' }, keys.bitlabs)));
  if (chance.percent(20)) {
    script.storm.push(
      genuine(network, bitlabsMessage({ ...said, state: 'ODD' }, keys.bitlabs), 'unreadable'),
    );
    script.asides.push({ supplier: network, kind: 'unreadable', transaction: null, click: null });
  }
}
