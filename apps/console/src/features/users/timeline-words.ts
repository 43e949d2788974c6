// An event of the stream in words: a title, what is said below it, and what stands at its end.
import type { TimelineItem } from '@earnwall/contract/entities/user-timeline';
import type { StatusKind } from '@earnwall/ui/console/status';
import { type Money, signedFigure } from '#features/money/money-text.ts';
import { outcomeText } from '#features/outcomes/outcome-words.ts';

export interface Words {
  title: string;
  /** Plain texts, joined by dots. */
  notes: string[];
  /** Ids and codes as they came. */
  codes: string[];
  status?: { kind: StatusKind; text: string };
  amount?: { text: string; isLoss: boolean };
}

type Of<Kind extends TimelineItem['kind']> = Extract<TimelineItem, { kind: Kind }>;

export function wordsOf(item: TimelineItem, money: Money): Words {
  switch (item.kind) {
    case 'click':
      return clickWords(item, money);
    case 'report':
      return reportWords(item);
    case 'money':
      return moneyWords(item, money);
    case 'ticket':
      return ticketWords(item);
    case 'operator':
      return operatorWords(item);
  }
}

const plain = (text: string): string => text.replaceAll('_', ' ');
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function clickWords(
  { list, title, supplier, minutes, reward, click, state, is_test }: Of<'click'>,
  money: Money,
): Words {
  return {
    title: list === 'surveys' ? `Click on ${lower(title)}` : `Offer opened: ${title}`,
    notes: [
      supplier,
      ...(minutes === null ? [] : [`${minutes} min`]),
      ...(reward === null ? [] : [`${signedFigure(reward, money).replace('+', '')} ${money.currency}`]),
      list === 'offers' ? plain(state) : state === 'opened' ? 'never started' : outcomeText(state),
      ...(is_test ? ['test'] : []),
    ],
    codes: [click],
  };
}

/** What a report did, where it did not simply count. */
const effects: Readonly<Record<string, { kind: StatusKind; text: string }>> = {
  review: { kind: 'warn', text: 'Held for review' },
  held: { kind: 'warn', text: 'Held until it is safe' },
  parked: { kind: 'warn', text: 'Waits for what it takes back' },
  reversed: { kind: 'bad', text: 'Taken back' },
  nothing: { kind: 'idle', text: 'Moved nothing' },
};

/** What it moved is a line of its own. */
function reportWords(report: Of<'report'>): Words {
  const { list, title, supplier, outcome, raw_code, reason, effect, transaction, came_by } = report;
  const known = effects[effect];
  return {
    title:
      list === 'offers'
        ? `Event: ${outcome}`
        : `Report: ${reason === 'unknown_code' ? 'unknown code' : outcomeText(outcome)}`,
    notes: [
      supplier,
      list === 'surveys' ? lower(title) : title,
      ...(reason === 'unknown_code' ? [`read as ${outcomeText(outcome)}`] : reason ? [plain(reason)] : []),
      ...(came_by && came_by !== 'callback' ? [`by ${came_by}`] : []),
    ],
    codes: [...(raw_code === null ? [] : [raw_code]), transaction],
    ...(known && { status: known }),
  };
}

const titles: Readonly<Record<string, string>> = {
  survey_reward: 'Reward booked',
  offer_reward: 'Offer reward booked',
  bonus: 'Bonus',
  extension_bonus: 'Extension bonus',
  pending: 'Reward pending',
  release: 'Pending reward released',
  reversal: 'Reward taken back',
  adjustment: 'Adjustment',
};

const handTitles = { credit: 'Credited by hand', debit: 'Debited by hand', undo: 'Undone by hand' } as const;

function moneyWords(moved: Of<'money'>, money: Money): Words {
  const { type, reason, amount, pending, is_test, transaction_id, click, postback, by_hand } = moved;
  return {
    title: by_hand ? handTitles[by_hand.kind] : (titles[type] ?? plain(type)),
    notes: [
      reason,
      ...(by_hand?.by ? [by_hand.by] : []),
      ...(by_hand?.is_undone ? ['undone since'] : []),
      ...(is_test ? ['test money'] : []),
      ...(amount === 0 || pending === 0 ? [] : [`pending ${signedFigure(pending, money)}`]),
    ],
    codes: [`${transaction_id.slice(0, 11)}…`, ...(click === null ? [] : [click])],
    ...postbackWords(postback),
    amount:
      amount === 0 && pending !== 0
        ? { text: `${signedFigure(pending, money)} pending`, isLoss: pending < 0 }
        : amountWords(amount, money),
  };
}

const amountWords = (amount: number, money: Money) => ({
  text: `${signedFigure(amount, money)} ${money.currency}`,
  isLoss: amount < 0,
});

export function postbackWords({ state, tries, status }: Of<'money'>['postback']): Pick<Words, 'status'> {
  switch (state) {
    case 'delivered':
      return { status: { kind: 'good', text: `Postback ${status ?? 'delivered'}` } };
    case 'dead':
      return { status: { kind: 'bad', text: `Postback dead after ${tries}` } };
    case 'retrying':
      return { status: { kind: 'warn', text: `Postback failed ${tries} times, tried again` } };
    case 'waiting':
      return { status: { kind: 'note', text: 'Postback waits' } };
    case 'unsent':
      return { status: { kind: 'idle', text: 'No postback: no endpoint' } };
    case 'none':
      return {};
  }
}

function ticketWords({ author, by, is_reply, excerpt, state }: Of<'ticket'>): Words {
  const title = !is_reply ? 'Ticket' : author === 'operator' ? `${by ?? 'Support'} replied` : 'Reply';
  return { title: is_reply ? title : `${title}, ${state}`, notes: [`“${excerpt}”`], codes: [] };
}

function operatorWords({ by, role, what, reason, is_view, times }: Of<'operator'>): Words {
  return {
    title: is_view ? `${by} looked: ${lower(what)}` : `${by}: ${what}`,
    notes: [
      ...(reason ? [`“${reason}”`] : []),
      role ? `${role.charAt(0).toUpperCase()}${role.slice(1)}` : 'Machine',
      ...(times > 1 ? [`${times} times`] : []),
    ],
    codes: [],
  };
}
