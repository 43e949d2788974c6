import { expect, it } from 'vitest';
import { metadataKey } from '#api/metadata/metadata.ts';
import { surveysKey } from '#api/surveys.ts';
import { paintData } from '#lib/paint-data.ts';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { noCredentials } from '#session/start-up-values.ts';
import { samplePaint } from '#testing/sample-paint.ts';
import { createQueries } from './queries.ts';

const now = 1_800_000_000_000;
const surveysOf = (count: number) => ({
  result: 'success' as const,
  surveys: Array.from({ length: count }, () => sampleSurvey()),
});

it.each([
  ['a whole list', 23, true, now],
  ['a list that may go on', 24, true, 0],
  ['a whole list inside a phone app, which the painting server knew nothing of', 23, false, 0],
])('ID-12 %s is as old as it has to be', (_, count, isDeviceKnown, updatedAt) => {
  const paint = samplePaint({ now, metadata: sampleMetadata(), surveys: surveysOf(count) });
  const queries = createQueries(paintData(paint), { ...noCredentials, uh: 'hash' }, { isDeviceKnown });
  expect(queries.getQueryState(surveysKey)?.dataUpdatedAt).toBe(updatedAt);
  expect(queries.getQueryState(metadataKey)?.dataUpdatedAt === 0).toBe(!isDeviceKnown);
});
