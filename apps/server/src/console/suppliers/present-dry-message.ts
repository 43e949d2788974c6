// What a message would become, as operators see it.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { NetworkEvent } from '#ports/offer-network.ts';
import type { MessageItem } from '#ports/signed-message.ts';
import type { SupplierOutcome } from '#ports/supplier.ts';
import type { DryMessage } from './dry-run-message.ts';

type Shown = ConsoleAnswerOf<'console/suppliers/post-suppliers-dry-run-message'>;
type Item = Shown['items'][number];

const mostItems = 1000;

const nothing: Omit<Item, 'becomes'> = {
  ...{ reason: null, transaction: null, click: null, code: null, outcome: null, is_unknown_code: false },
  ...{ event: null, reverses: null, payout_micros: null },
};

export function presentDryMessage(tried: DryMessage): Shown {
  if (tried.comes_by === 'return') return presentReturn(tried);
  const { said, answer } = tried;
  if (said.kind === 'refused') return { verdict: said.reason, settles: false, answer: null, items: [] };
  const items = said.items.slice(0, mostItems).map(presentItem);
  const settles = items.some(({ becomes }) => becomes === 'report' || becomes === 'event');
  return { verdict: 'genuine', settles, answer: answer.slice(0, 500), items };
}

function presentReturn({ back, settles }: Extract<DryMessage, { comes_by: 'return' }>): Shown {
  if (back === null) return { verdict: 'none', settles: false, answer: null, items: [] };
  const { cid, outcome, rawCode, signed, transaction = null, reason } = back;
  const item = {
    click: cid,
    outcome,
    code: rawCode,
    transaction,
    is_unknown_code: reason === 'unknown_code',
  };
  return {
    verdict: signed ? 'genuine' : 'unsigned',
    settles: settles && signed,
    answer: null,
    items: [{ ...nothing, becomes: 'report', ...item }],
  };
}

function presentItem(item: MessageItem<SupplierOutcome | NetworkEvent>): Item {
  if (item.kind !== 'readable') return { ...nothing, becomes: item.kind, reason: item.reason };
  const { content } = item;
  if ('cid' in content) {
    const { transaction, cid, outcome, rawCode, reason, reverses, payout_micros } = content;
    return {
      ...nothing,
      ...{ becomes: 'report', transaction, click: cid, outcome, code: rawCode, reverses },
      is_unknown_code: reason === 'unknown_code',
      payout_micros: payout_micros === null ? null : `${payout_micros}`,
    };
  }
  const { transaction, click, event_ref, reverses } = content;
  const shown = typeof click === 'string' ? click : `${click.person}, offer ${click.offerRef}`;
  return { ...nothing, becomes: 'event', transaction, click: shown, event: event_ref, reverses };
}
