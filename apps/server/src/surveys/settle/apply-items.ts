// Applies all that a genuine message says, item by item: each is settled, or it says why it cannot be. What is left over
// is stored for an operator (decisions 0061, 0113).
import { isStorable } from '@earnwall/contract/address-values';
import type { MessageItem } from '#ports/signed-message.ts';
import type { SetAsideReport } from '#store/money/set-aside-reports.ts';

/** One that cannot be applied. */
export type LeftOver = Pick<SetAsideReport, 'kind' | 'transaction' | 'click' | 'reason'> & {
  /** What to store of it; null stores the whole message. */
  readonly part: string | null;
  /** What was read of it: stored in place of a whole message that says several things. */
  readonly content: string | null;
};

export type AppliedItem =
  | { readonly kind: 'applied' }
  | { readonly kind: 'ignored'; readonly reason: string }
  | LeftOver;

interface Named {
  readonly transaction: string;
  readonly reverses: string | null;
}

/** What to do with an item that can be read. */
export interface ItemRules<Content extends Named> {
  /** How operators read its click. */
  clickOf(content: Content): string;
  /** What the sender calls things, beside click and transaction. */
  wordsOf(content: Content): readonly string[];
  settle(content: Content): Promise<{ readonly kind: SettledKind }>;
}

type SettledKind = 'settled' | 'recorded' | 'duplicate' | 'conflict' | 'unknown-click';

/** Each needs a connection sooner or later; the other senders need some, too. */
const atOnce = 32;
/** A name that is longer is none. */
const maxWord = 500;

export async function applyItems<Content extends Named>(
  items: readonly MessageItem<Content>[],
  rules: ItemRules<Content>,
): Promise<AppliedItem[]> {
  const applied: AppliedItem[] = [];
  for (let first = 0; first < items.length; first += atOnce)
    applied.push(
      ...(await Promise.all(items.slice(first, first + atOnce).map((item) => applyItem(item, rules)))),
    );
  return applied;
}

export const isLeftOver = (item: AppliedItem): item is LeftOver =>
  item.kind !== 'applied' && item.kind !== 'ignored';

async function applyItem<Content extends Named>(
  item: MessageItem<Content>,
  rules: ItemRules<Content>,
): Promise<AppliedItem> {
  if (item.kind === 'ignored') return item;
  if (item.kind === 'unreadable') return unreadable(item.reason, item.part);
  const { content } = item;
  const { transaction, reverses } = content;
  const named = { transaction, click: rules.clickOf(content), part: null, content: textOf(content) };
  if (![transaction, reverses ?? transaction, named.click, ...rules.wordsOf(content)].every(isName))
    return unreadable('A name in it is empty or too long, or cannot be stored.', null, named.content);
  switch ((await rules.settle(content)).kind) {
    case 'conflict':
      return { ...named, kind: 'conflict', reason: 'Its transaction was used before for something else.' };
    case 'unknown-click':
      return { ...named, kind: 'unknown_click', reason: 'Its click was never given to this sender.' };
    case 'settled':
    case 'recorded':
    case 'duplicate':
      return { kind: 'applied' };
  }
}

const isName = (word: string) => word !== '' && word.length <= maxWord && isStorable(word);

const unreadable = (reason: string, part: string | null, content: string | null = null): LeftOver => ({
  ...{ kind: 'unreadable', reason, part, content, transaction: null, click: null },
});

/** What was read of it. */
const textOf = (content: object): string =>
  JSON.stringify(content, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
