// What a supplier reports from server to server: outcomes as they happen, and later corrections of them.
import { microsOfDecimal } from '#adapters/suppliers/decimal-micros.ts';
import { unreadable } from '#adapters/suppliers/genuine.ts';
import { correctedClaim } from '#ports/corrected-claim.ts';
import type { MessageItem, RawMessage, Verified } from '#ports/signed-message.ts';
import type { SupplierOutcome } from '#ports/supplier.ts';
import { readParts } from './code-of.ts';
import type { SecretValues } from './dollar-values.ts';
import { holds } from './holds.ts';
import { placeName, readPlace } from './message-values.ts';
import { notRead, placesIn } from './not-read.ts';
import { readMessage } from './read-message.ts';
import type { Reconcile, SurveyCallback } from './schema/callback.ts';
import type { Place } from './schema/message.ts';
import type { SurveySettings } from './schema/surveys.ts';
import type { Seals } from './seal.ts';

interface Rules {
  readonly settings: SurveySettings;
  readonly secrets: SecretValues;
  readonly seals: Seals | null;
}

type Item = MessageItem<SupplierOutcome>;

/** Callbacks and corrections come by the same door: what is no genuine callback may be a correction. */
export function readSurveyMessage(message: RawMessage, rules: Rules): Verified<SupplierOutcome> {
  const { callback, reconcile } = rules.settings;
  const first = callback
    ? readMessage(message, callback, rules.secrets, (root, part) => [
        readOutcome(root, part, callback, rules),
      ])
    : null;
  if (first?.kind === 'genuine' || !reconcile?.webhook)
    return first ?? { kind: 'refused', reason: 'unsigned' };
  const transport = { ...reconcile.webhook, items: reconcile.items };
  const second = readMessage(message, transport, rules.secrets, (root, part) =>
    readCorrection(root, part, reconcile, rules),
  );
  return second.kind === 'genuine' ? second : (first ?? second);
}

function readOutcome(root: unknown, part: string | null, callback: SurveyCallback, rules: Rules): Item {
  const at = placesIn(root);
  const unread = notRead(at, part, callback);
  if (unread) return unread;
  const { map, seal, reverses } = callback;
  const missing = missingOf(root, [
    map.click,
    ...map.transaction,
    ...map.code,
    ...(map.payout ? [map.payout] : []),
  ]);
  if (missing !== null) return unreadable(missing, part);
  const cid = readPlace(root, map.click) ?? '';
  if (seal && rules.seals?.check(root, seal, cid) !== true)
    return unreadable('The click, the survey and the person do not belong together.', part);
  const transaction = joined(root, map.transaction);
  const pays = map.payout ? readPlace(root, map.payout) : null;
  const micros = pays ? microsOfDecimal(pays) : null;
  if (pays && micros === null) return unreadable('The payout is no amount of money.', part);
  const named = reverses ? readPlace(root, reverses) : null;
  const isReversal = callback.reverse_when ? holds(callback.reverse_when, at) : Boolean(named);
  if (isReversal && reverses && !named) return unreadable(`${placeName(reverses)}: it is missing`, part);
  return {
    kind: 'readable',
    content: {
      cid,
      ...readParts(
        rules.settings.outcomes,
        map.code.map((place) => readPlace(root, place) ?? ''),
      ),
      ...reversal(transaction, isReversal ? named || transaction : null, callback.reversal_suffix),
      payout_micros: micros === null ? null : micros / BigInt(Math.round(1 / rules.settings.payout.scale)),
    },
  };
}

/** One that repeats the transaction it takes back needs a name of its own. */
export function reversal(transaction: string, reverses: string | null, suffix: string) {
  return { transaction: reverses === transaction ? `${transaction}${suffix}` : transaction, reverses };
}

/**
 * A complete is a claim beside the one that was made first. Anything else takes back what was claimed, whether then or by a
 * correction, in whatever order they come; a transaction that was once taken back stays so.
 */
export function readCorrection(
  root: unknown,
  part: string | null,
  reconcile: Reconcile,
  rules: Rules,
): Item[] {
  const { click, transaction, code, seal } = reconcile;
  const missing = missingOf(root, [click, transaction, code]);
  if (missing !== null) return [unreadable(missing, part)];
  const cid = readPlace(root, click) ?? '';
  if (seal && rules.seals?.check(root, seal, cid) !== true)
    return [unreadable('The click, the survey and the person do not belong together.', part)];
  const { outcomes } = rules.settings;
  const [of, rawCode] = [readPlace(root, transaction) ?? '', readPlace(root, code) ?? ''];
  const said = { cid, ...readParts(outcomes, [rawCode]), payout_micros: null };
  // Of a code that is not in the table nobody can say whether it takes something back.
  if (said.reason === 'unknown_code')
    return [unreadable(`${placeName(code)}: it is none that is known`, part)];
  const claim = correctedClaim(of);
  const contents: SupplierOutcome[] =
    said.outcome === 'complete'
      ? [{ ...said, transaction: claim, reverses: null }]
      : [
          { ...said, transaction: `${of}:r:${rawCode}`, reverses: of },
          { ...said, transaction: `${claim}:r:${rawCode}`, reverses: claim },
        ];
  return contents.map((content) => ({ kind: 'readable', content }));
}

/** Which of the values cannot be read. */
export function missingOf(root: unknown, places: readonly Place[]): string | null {
  const missing = places.filter((place) => readPlace(root, place) === null);
  return missing.length === 0
    ? null
    : missing.map((place) => `${placeName(place)}: it is missing or has another form`).join('; ');
}

export const joined = (root: unknown, places: readonly Place[]): string =>
  places
    .map((place) => readPlace(root, place) ?? '')
    .filter((value) => value !== '')
    .join(':');
