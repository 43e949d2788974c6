import type { CallName } from '@earnwall/contract/calls';
import { type StorageKey, storageKeys } from '@earnwall/contract/storage-keys';
import { type Language, languages } from '@earnwall/i18n/languages';
import { memoryLocation } from 'wouter/memory-location';
import { noopPort } from '#host/noop-port.ts';
import type { PaintData } from '#lib/paint-data.ts';
import { createRealtime } from '#lib/realtime/realtime.ts';
import { createMemoryStorage } from '#lib/storage/memory-storage.ts';
import type { Texts } from '#lib/text/text.tsx';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import type { Preview } from '#screens/design-preview/preview.ts';
import { createSampleClient } from '#screens/design-preview/sample-client.ts';
import { earned } from '#screens/design-preview/samples/earned.ts';
import { surveys } from '#screens/design-preview/samples/surveys.ts';
import type { ShownDesign } from '#screens/design-preview/use-shown-design.ts';
import { usualAnswers } from '#screens/design-preview/usual-answers.ts';
import { withSample } from '#screens/design-preview/with-sample.ts';
import { createSession } from '#session/session.ts';
import { noCredentials, type StartUp } from '#session/start-up-values.ts';
import type { AppParts } from './app-parts.ts';
import { createQueries } from './queries.ts';

export interface PreviewedVisit extends ShownDesign {
  texts: Texts;
  language: Language;
  /** Of the preview's own address: layout, run mode and money are as it says. */
  startUp: StartUp;
  /** Called for calls that no sample answers, and after the last action. */
  observer?: { unanswered: (name: CallName) => void; actionsDone: () => void };
}

const sampleUser = { ...noCredentials, uuid: 'alice-1042', app: 'sample', shash: '5f2c9d' };

/** The address of a service that is never asked. */
const nowhere = '';

/** A whole panel as entry-client.tsx puts it together, around samples: no call, no storage, no messages. */
export function previewParts(preview: Preview, visit: PreviewedVisit) {
  const { texts, language, design } = visit;
  const startUp = { ...visit.startUp, mode: preview.mode ?? visit.startUp.mode };
  const credentials = preview.isNobody ? noCredentials : sampleUser;
  const known = { ...sampleMetadata({ app_name: 'Sample app', ...earned }), ...preview.metadata, design };
  const metadata = preview.metadata === null || preview.isNobody ? null : known;
  const paint: PaintData = {
    ...{ now: Date.now(), language, locale: texts.locale, dir: languages[language].dir },
    ...{ framed: false, failure: null },
    ...{ config: samplesOnly, design, metadata, surveys: listOf(preview) },
  };
  const queries = createQueries(paint, credentials);
  const session = createSession({
    ...{ startUp, credentials, language, metadata, failure: null, framed: false },
    storage: storageWith({ [storageKeys.offersPlatforms]: 'android,ios,desktop', ...preview.stored }),
  });
  preview.happened?.(session.getState());

  let shown: ShownDesign = visit;
  const client = createSampleClient(
    { 'app/get-app': () => known, ...usualAnswers, ...preview.answers },
    (answer) => withLook(answer, shown),
    visit.observer?.unanswered,
  );
  const parts: AppParts = {
    ...{ url: preview.path, paint, texts, session, queries, client, framed: false },
    realtime: createRealtime({ config: null, bearer: () => null }),
    port: { ...noopPort, isApp: preview.mode === 'in-app' },
  };
  return {
    parts,
    /** The preview moves about in itself: its address stays what it was opened by. */
    location: memoryLocation({ path: preview.path }),
    /** Shows another design, without losing what was done in the preview. */
    setLook(next: ShownDesign) {
      shown = next;
      queries.setQueriesData({}, (answer: unknown) => withLook(answer, shown));
    },
  };
}

const samplesOnly: PaintData['config'] = {
  ...{ api_base: nowhere, support_base: nowhere, admin_base: nowhere },
  ...{ respondents_base: null, realtime: null },
};

/** A visitor past the list has seen it. */
function listOf({ answers }: Preview): PaintData['surveys'] {
  return answers?.['surveys/get-surveys'] ? null : { result: 'success', surveys: [...surveys] };
}

function storageWith(kept: Partial<Record<StorageKey, string>>) {
  const storage = createMemoryStorage();
  for (const [key, value] of Object.entries(kept)) storage.set(key as StorageKey, value);
  return storage;
}

/** Metadata and results bring a design and settings along; here they are those that are looked at. */
function withLook<T>(answer: T, { design, layouts, sample }: ShownDesign): T {
  if (typeof answer !== 'object' || answer === null) return answer;
  const shown: T & object = sample ? withSample(answer, sample) : answer;
  if (!('design' in shown)) return shown;
  if (!('settings' in shown)) return { ...shown, design };
  return { ...shown, design, settings: { ...Object(shown.settings), ...layouts } };
}
