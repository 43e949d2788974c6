// The test survey in the lists of apps in test mode: before all others, and as often as somebody takes it.
import { ExcludedIds } from '@earnwall/domain/matching/excluded-ids';
import { compileRespondent } from '@earnwall/domain/matching/match-index';
import type { Device } from '@earnwall/domain/surveys/device';
import { testCountry } from '@earnwall/domain/surveys/test-survey';
import type { Inventory } from '#surveys/matching/inventory.ts';
import type { ListedSurvey } from '#surveys/matching/listed-survey.ts';

const newcomer = { excluded: new ExcludedIds(new Set()), past: { entries: [], ids: [], at: new Date(0) } };

export function listedTestSurveys(inventory: Pick<Inventory, 'match'>, device: Device): ListedSurvey[] {
  const anybody = {
    country: testCountry,
    device,
    languages: null,
    age: null,
    gender: null,
    answers: new Map(),
  };
  return inventory.match({ ...newcomer, compiled: compileRespondent(anybody) }, 1);
}
