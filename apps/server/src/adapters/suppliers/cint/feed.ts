// Cint's inventory: two lists every three minutes, and requests for the details of each survey. A survey leaves the exchange's
// list once it has a link of ours and comes back in the list of allocated ones, so that both together are what is open.
import * as z from 'zod';
import { fewAtATime } from '#adapters/suppliers/few-at-a-time.ts';
import { unreadRow } from '#adapters/suppliers/unread-row.ts';
import { CursorExpired, SupplierUnavailable, type UnreadRow } from '#ports/feed.ts';
import type { InventoryFeed, InventoryPage, SupplierSurvey } from '#ports/supplier.ts';
import { inSlices } from '#request/in-slices.ts';
import type { CintApi } from './api.ts';
import { Uncheckable } from './demands.ts';
import { readDetails } from './details.ts';
import { countryLanguages } from './languages.ts';
import { type ListedSurvey, type ReadRow, readRow } from './listed-survey.ts';
import type { CintAccount } from './settings.ts';

const everyMs = 3 * 60_000;
const requestsAtOnce = 8;
const maxListed = 50_000;

const exchange = z.object({ Surveys: z.array(z.unknown()).max(maxListed) });
const allocations = z.object({ SupplierAllocationSurveys: z.array(z.unknown()).max(maxListed) });

/** `lists`: patient, for answers that are large. `details`: without retries, as the next reading asks again. */
interface Apis {
  readonly lists: CintApi;
  readonly details: CintApi;
}

interface Row {
  readonly item: unknown;
  readonly read: ReadRow;
}

export function cintFeed({ settings }: CintAccount, { lists, details }: Apis): InventoryFeed {
  /** Of each listed survey what its row said when its details were asked for, the longest ago first. */
  let known: ReadonlyMap<string, string> = new Map();

  async function readLists(signal: AbortSignal): Promise<Row[]> {
    const [codes, open, ours] = await Promise.all([
      lists.get('/Lookup/v1/BasicLookups/BundledLookups/CountryLanguages', countryLanguages, signal),
      lists.get(`/Supply/v1/Surveys/AllOfferwall/${settings.supplier_code}`, exchange, signal),
      lists.get(`/Supply/v1/Surveys/SupplierAllocations/All/${settings.supplier_code}`, allocations, signal),
    ]);
    const reading = { settings, countryLanguages: codes };
    return [
      ...(await inSlices(open.Surveys, (item) => ({
        item,
        read: readRow(item, { ...reading, isAllocated: false }),
      }))),
      ...(await inSlices(ours.SupplierAllocationSurveys, (item) => ({
        item,
        read: readRow(item, { ...reading, isAllocated: true }),
      }))),
    ];
  }

  return {
    kind: 'list',
    everyMs,
    read: async (cursor, signal): Promise<InventoryPage> => {
      if (cursor !== null) throw new CursorExpired('Cint tells no changes: each reading is a whole list');
      const rows = await readLists(signal);
      const listed = new Map(
        rows.flatMap(({ item, read }) =>
          read.kind === 'listed' ? [[read.survey.ref, { item, survey: read.survey }] as const] : [],
        ),
      );
      const chosen = choose(listed, known, settings.details_per_read);
      const results = await fewAtATime(chosen, requestsAtOnce, async ({ item, survey }) => ({
        item,
        survey,
        result: await tryDetails(survey, signal),
      }));
      const tried = new Map(results.map(({ survey, result }) => [survey.ref, { survey, result }]));
      known = new Map([
        ...[...known].filter(([ref]) => listed.has(ref) && !tried.has(ref)),
        ...[...tried].map(([ref, { survey, result }]): [string, string] => [
          ref,
          result.kind === 'later' ? failed : promised(survey),
        ]),
      ]);
      return {
        surveys: results.flatMap(({ result }) => (result.kind === 'open' ? [result.survey] : [])),
        closed: [
          ...rows.flatMap(({ read }) => (read.kind === 'unusable' ? [read.ref] : [])),
          ...results.flatMap(({ survey, result }) =>
            result.kind === 'closed' || result.kind === 'unusable' ? [survey.ref] : [],
          ),
        ],
        unchanged: [...listed.keys()].filter((ref) => (tried.get(ref)?.result.kind ?? 'later') === 'later'),
        unread: [
          ...rows.flatMap(({ item, read }): UnreadRow[] =>
            read.kind === 'listed' ? [] : [unreadRow(read, item)],
          ),
          ...results.flatMap(({ item, survey, result }): UnreadRow[] =>
            'reason' in result ? [unreadRow({ ref: survey.ref, reason: result.reason }, item)] : [],
          ),
        ],
        cursor: 'whole',
        complete: true,
      };
    },
  };

  async function tryDetails(survey: ListedSurvey, signal: AbortSignal): Promise<Tried> {
    try {
      const found = await readDetails(survey, { api: details, settings }, signal);
      return found ? { kind: 'open', survey: found } : { kind: 'closed' };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Uncheckable) return { kind: 'unusable', reason: error.message };
      if (error instanceof SupplierUnavailable) return { kind: 'later', reason: error.message };
      throw error;
    }
  }
}

type Tried =
  | { readonly kind: 'open'; readonly survey: SupplierSurvey }
  | { readonly kind: 'closed' }
  | { readonly kind: 'unusable'; readonly reason: string }
  /** Its details could not be had this time. */
  | { readonly kind: 'later'; readonly reason: string };

const failed = '';

/** What of a row people are told: when it changes, its details are read sooner. */
const promised = ({ payout_micros, loi_seconds, isGrouped, isAllocated }: ListedSurvey) =>
  `${payout_micros} ${loi_seconds} ${isGrouped} ${isAllocated}`;

/**
 * New ones first, then changed ones, then those that were asked for the longest ago. Half is kept for the last: in a list that
 * changes all the time every survey has its turn.
 */
function choose<Entry extends { readonly survey: ListedSurvey }>(
  listed: ReadonlyMap<string, Entry>,
  known: ReadonlyMap<string, string>,
  most: number,
): Entry[] {
  const all = [...listed.values()];
  const fresh = all.filter(({ survey }) => !known.has(survey.ref));
  const changed = all.filter(
    ({ survey }) => known.has(survey.ref) && known.get(survey.ref) !== promised(survey),
  );
  const longestAgo = [...known.keys()].flatMap((ref) => listed.get(ref) ?? []);
  const inOrder = new Set([...fresh, ...changed.slice(0, Math.ceil(most / 2)), ...longestAgo]);
  return [...inOrder].slice(0, most);
}
