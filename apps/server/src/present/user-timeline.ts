// The stream of a user as it leaves the server. The facts are those that the sources name (store/console/users).

import type { Role } from '@earnwall/contract/console-access';
import { consoleCallSchemas } from '@earnwall/contract/console-call-schemas';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import type { TimelineItem } from '@earnwall/contract/entities/user-timeline';
import { wireTransactionId } from '@earnwall/domain/ledger/transaction-id';
import type { ShownMovement } from '#store/console/users/movements.ts';
import type { TimelineRow } from '#store/console/users/timeline.ts';
import { activityNameIn } from '#texts/activity-names.ts';
import { presentByHand, presentPostback } from './shown-movement.ts';
import { actorName, type Reader } from './teammate.ts';

type Facts = TimelineRow['facts'];

interface Shown {
  readonly item: string | undefined;
  readonly movements: ReadonlyMap<number, ShownMovement>;
  readonly reader: Reader;
}

export function presentTimelineItem(row: TimelineRow, { item, movements, reader }: Shown): TimelineItem {
  const base = {
    ...{ key: row.key, at: row.at.toISOString() },
    is_meant: item !== undefined && (row.key === item || row.ids.includes(item)),
  };
  const { facts } = row;
  if (row.kind === 'click')
    return { ...base, ...(facts as Of<'click'>), title: titleOf(facts), kind: 'click' };
  if (row.kind === 'report')
    return { ...base, ...(facts as Of<'report'>), title: titleOf(facts), kind: 'report' };
  if (row.kind === 'ticket') return { ...base, ...ticketOf(facts as TicketFacts, reader), kind: 'ticket' };
  if (row.kind === 'money') return { ...base, ...moneyOf(facts, movements, reader) };
  return { ...base, ...operatorOf(facts as Of<'operator'>, reader) };
}

/** What the sources build is what the contract says; the answer is checked against it. */
type Of<Kind extends TimelineItem['kind']> = Omit<
  Extract<TimelineItem, { kind: Kind }>,
  'key' | 'at' | 'is_meant' | 'kind'
>;

/** Surveys have no titles: the number that users quote. */
function titleOf({ list, title, onboarding }: Facts): string {
  const name = String(title);
  return list === 'surveys' ? activityNameIn({ hash: name, onboarding: onboarding === true }, 'en') : name;
}

type TicketFacts = Of<'ticket'> & { readonly by_role: Role | null };

const ticketOf = ({ by_role, ...facts }: TicketFacts, reader: Reader): Of<'ticket'> => ({
  ...facts,
  by: actorName(reader, facts.by, by_role),
});

function moneyOf(facts: Facts, movements: ReadonlyMap<number, ShownMovement>, reader: Reader) {
  const moved = movements.get(Number(facts.id));
  if (!moved) throw new Error('A movement of the stream cannot be found');
  const isTest = moved.test !== 0n;
  return {
    kind: 'money' as const,
    type: String(facts.type),
    reason: String(facts.reason),
    amount: Number(isTest ? moved.test : moved.amount),
    pending: Number(moved.pending),
    is_test: isTest,
    transaction_id: wireTransactionId(String(facts.transaction_id)),
    click: typeof facts.click === 'string' ? facts.click : null,
    postback: presentPostback(moved),
    by_hand: presentByHand(moved, reader),
  };
}

function operatorOf({ by, role, what, reason, is_view }: Of<'operator'>, reader: Reader) {
  const words = what in consoleCallSchemas ? consoleCallSchemas[what as ConsoleCallName].summary : what;
  const name = actorName(reader, by ?? 'nobody', role);
  return { kind: 'operator' as const, by: name, role, what: words, reason, is_view, times: 1 };
}

/** The same look of the same person, again and again, is one line. */
export function collapsedViews(items: readonly TimelineItem[]): TimelineItem[] {
  const shown: TimelineItem[] = [];
  for (const item of items) {
    const last = shown.at(-1);
    if (last?.kind === 'operator' && item.kind === 'operator' && isSameView(last, item)) last.times += 1;
    else shown.push({ ...item });
  }
  return shown;
}

type Act = Extract<TimelineItem, { kind: 'operator' }>;
const isSameView = (one: Act, other: Act): boolean =>
  one.is_view && other.is_view && one.by === other.by && one.what === other.what && !other.is_meant;
