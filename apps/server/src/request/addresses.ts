// Where the doors send a browser on our own side: a path of ours, made from nothing but what we know.
import { type RunMode, runModes } from '@earnwall/contract/run-modes';
import { isLanguage } from '@earnwall/i18n/languages';
import { addressOf } from './request-address.ts';

/** The panel's one idle probe (metadata `latency_url`). */
export const latencyPath = '/latency';

export const isClickId = (value: string): boolean => /^[\w-]{1,128}$/.test(value);

/** How the panel was run, so that whoever comes back from a survey finds it as it was. */
export type DisplaySettings = Readonly<{ language?: string; mode?: RunMode }>;

/** What makes no sense is left out. */
export function displaySettingsOf(url: string): DisplaySettings {
  const { searchParams } = addressOf(url);
  const language = searchParams.get('language') ?? '';
  const mode = runModes.find((known) => known === searchParams.get('mode'));
  return { ...(isLanguage(language) && { language }), ...(mode && { mode }) };
}

/** The panel's list, or its word on why there is none. */
export const panelPath = (manner: DisplaySettings = {}): string => withQuery('/', manner);

export const resultPath = (cid: string, manner: DisplaySettings = {}): string =>
  withQuery('/result', { cid, ...manner });

export const surveyPath = (hash: string, manner: DisplaySettings = {}): string =>
  withQuery('/survey', { sh: hash, ...manner });

export const returnPath = (supplier: string, manner: DisplaySettings = {}): string =>
  withQuery(`/return/${supplier}`, manner);

function withQuery(path: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parameters).toString();
  return query ? `${path}?${query}` : path;
}
