// What a feed would become, row by row, and what could not be read and why. Nothing is stored.
import * as z from 'zod';
import type { DryResult, DryRow, DryRun, Mistake } from '#ports/dry-run.ts';
import { SupplierUnavailable } from '#ports/feed.ts';
import type { SecretValues } from './dollar-values.ts';
import { rowsOf } from './feed-pages.ts';
import { translateOffer } from './offer-row.ts';
import { accessOf, hostsOf, type Surroundings } from './opened.ts';
import { pageValues } from './pages.ts';
import { problemTexts } from './schema/document.ts';
import { type OfferSettings, offerSettings } from './schema/offers.ts';
import { secretValues } from './schema/parts.ts';
import { type SurveySettings, surveySettings } from './schema/surveys.ts';
import { sendRequest } from './send-request.ts';
import { translateSurvey } from './survey-row.ts';
import { translateSurveys } from './survey-rows.ts';
import type { TranslatedRow } from './translated-row.ts';

export const dryRunSurveys = (wanted: DryRun, signal: AbortSignal, surroundings: Surroundings = {}) =>
  dryRun(wanted, surveySettings, async (settings, secrets) => {
    const rows = await pageRows(settings, secrets, wanted.page, signal, surroundings);
    const rules = { settings, hosts: hostsOf(settings), prefix: settings.demands?.prefix ?? wanted.id };
    const translated =
      wanted.page === null
        ? await translateSurveys(rows, rules, accessOf(settings, secrets, surroundings), signal)
        : rows.map((row) => translateSurvey(row, rules));
    return translated.map((row, place) => shown(row, place, (surveys) => ({ becomes: 'surveys', surveys })));
  });

export const dryRunOffers = (wanted: DryRun, signal: AbortSignal, surroundings: Surroundings = {}) =>
  dryRun(wanted, offerSettings, async (settings, secrets) => {
    const rows = await pageRows(settings, secrets, wanted.page, signal, surroundings);
    const rules = { settings, hosts: hostsOf(settings) };
    return rows.map((row, place) =>
      shown(translateOffer(row, rules), place, (offers) => ({ becomes: 'offers', offers })),
    );
  });

async function dryRun<Settings>(
  { settings, secrets, page }: DryRun,
  form: z.ZodType<Settings>,
  run: (settings: Settings, secrets: SecretValues) => Promise<readonly DryRow[]>,
): Promise<DryResult> {
  const read = form.safeParse(settings);
  // A pasted page needs no secrets: nothing is asked for.
  const known = secretValues.safeParse(page === null ? secrets : {});
  if (!read.success || !known.success)
    return {
      kind: 'mistakes',
      mistakes: [...mistakesIn('/settings', read.error), ...mistakesIn('/secrets', known.error)],
    };
  try {
    return { kind: 'rows', rows: await run(read.data, known.data) };
  } catch (error) {
    if (error instanceof z.ZodError) return { kind: 'mistakes', mistakes: mistakesIn('/settings', error) };
    if (error instanceof SupplierUnavailable) return { kind: 'no_page', reason: error.message };
    throw error;
  }
}

const mistakesIn = (under: string, error: z.ZodError | undefined): Mistake[] =>
  error
    ? problemTexts(error).map(({ pointer, message }) => ({ pointer: `${under}${pointer}`, message }))
    : [];

async function pageRows(
  settings: SurveySettings | OfferSettings,
  secrets: SecretValues,
  page: string | null,
  signal: AbortSignal,
  surroundings: Surroundings,
): Promise<readonly unknown[]> {
  if (page !== null) return rowsOf(parsed(page), settings.items);
  const access = accessOf(settings, secrets, surroundings);
  const answer = await sendRequest(settings.request, pageValues(settings.paging, null), access, signal);
  return rowsOf(answer, settings.items);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SupplierUnavailable('The page is not JSON');
  }
}

type Becomes =
  | Omit<Extract<DryRow, { becomes: 'surveys' }>, 'row'>
  | Omit<Extract<DryRow, { becomes: 'offers' }>, 'row'>;

function shown<Item>(
  translated: TranslatedRow<Item>,
  row: number,
  became: (items: readonly Item[]) => Becomes,
): DryRow {
  if (translated.kind === 'unread') return { row, becomes: 'unread', ...translated.row };
  if (translated.kind === 'closed') return { row, becomes: 'closed', ref: translated.ref };
  return { row, ...became(translated.items) };
}
