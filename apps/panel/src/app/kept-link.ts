import { storageKeys } from '@earnwall/contract/storage-keys';
import type { PanelStorage } from '#lib/storage.ts';
import type { StartUp } from '#session/start-up-values.ts';
import { findRoute } from './routes.ts';

/**
 * On /single-survey the link and its subid values are kept, or else those kept before are taken (spec §2, SS-01). Not in a
 * frame: nobody knows here which app a kept link is of (decision 0067).
 */
export function withKeptLink(
  startUp: StartUp,
  { path, framed }: { path: string; framed: boolean },
  storage: PanelStorage,
): StartUp {
  if (findRoute(path).route.name !== 'single-survey') return startUp;
  const kept = framed ? null : storage.get(storageKeys.singleSurveyLink);
  const link = startUp.singleSurveyLink ?? kept;
  const given = Object.keys(startUp.subId).length > 0;
  const subId = given ? startUp.subId : keptSubId(storage.get(storageKeys.surveySubid));
  if (startUp.singleSurveyLink) storage.set(storageKeys.singleSurveyLink, startUp.singleSurveyLink);
  if (given) storage.set(storageKeys.surveySubid, JSON.stringify(startUp.subId));
  return { ...startUp, singleSurveyLink: link, subId };
}

/** Anybody can write into a browser's storage: only texts under subid names are taken back. */
function keptSubId(kept: string | null): Record<string, string> {
  try {
    const entries = Object.entries(JSON.parse(kept ?? '{}') ?? {});
    const texts = entries.filter(([key, value]) => key.startsWith('subid') && typeof value === 'string');
    return Object.fromEntries(texts) as Record<string, string>;
  } catch {
    return {};
  }
}
