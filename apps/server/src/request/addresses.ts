// The paths of the panel that endpoints redirect a browser to, made from validated values only.
import { type RunMode, runModes } from '@earnwall/contract/run-modes';
import { isLanguage } from '@earnwall/i18n/languages';
import { addressOf } from './request-address.ts';

/** The panel's one idle probe (metadata `latency_url`). */
export const latencyPath = '/latency';

export const isClickId = (value: string): boolean => /^[\w-]{1,128}$/.test(value);

/** Language and run mode, carried through a survey so that the returning user finds the panel as it was. */
export type DisplaySettings = Readonly<{ language?: string; mode?: RunMode }>;

/** Invalid values are left out. */
export function displaySettingsOf(url: string): DisplaySettings {
  const { searchParams } = addressOf(url);
  const language = searchParams.get('language') ?? '';
  const mode = runModes.find((known) => known === searchParams.get('mode'));
  return { ...(isLanguage(language) && { language }), ...(mode && { mode }) };
}

/** The panel's list, or its notice why there is none. */
export const panelPath = (settings: DisplaySettings = {}): string => withQuery('/', settings);

export const resultPath = (cid: string, settings: DisplaySettings = {}): string =>
  withQuery('/result', { cid, ...settings });

export const surveyPath = (hash: string, settings: DisplaySettings = {}): string =>
  withQuery('/survey', { sh: hash, ...settings });

export const returnPath = (supplier: string, settings: DisplaySettings = {}): string =>
  withQuery(`/return/${supplier}`, settings);

function withQuery(path: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parameters).toString();
  return query ? `${path}?${query}` : path;
}
