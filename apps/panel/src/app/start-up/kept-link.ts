import { usableSubid } from '@earnwall/contract/address-values';
import { storageKeys } from '@earnwall/contract/storage-keys';
import { findRoute } from '#app/routes.ts';
import { isRecord } from '#lib/is-record.ts';
import type { PanelStorage } from '#lib/storage/storage.ts';
import type { StartUp } from '#session/start-up-values.ts';

/**
 * On /single-survey the link and its subid values are kept, or else those kept before are taken (SS-01). Not in a
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
  const subId = startUp.subId ?? keptSubId(storage.get(storageKeys.surveySubid));
  if (startUp.singleSurveyLink) storage.set(storageKeys.singleSurveyLink, startUp.singleSurveyLink);
  if (startUp.subId) storage.set(storageKeys.surveySubid, JSON.stringify(startUp.subId));
  return { ...startUp, singleSurveyLink: link, subId };
}

/** Anybody can write into a browser's storage, and an earlier version kept more: the rule of the address holds here too. */
function keptSubId(kept: string | null): StartUp['subId'] {
  try {
    const values: unknown = JSON.parse(kept ?? 'null');
    return isRecord(values) ? usableSubid(Object.entries(values)) : null;
  } catch {
    return null;
  }
}
