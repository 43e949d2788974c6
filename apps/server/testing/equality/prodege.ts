// Prodege as a written and as a configured supplier, and people who enter its surveys.
import type { Chance } from '@earnwall/domain/chance/seeded';
import example from '#adapters/suppliers/configured/examples/prodege.json' with { type: 'json' };
import { secretValues } from '#adapters/suppliers/configured/schema/parts.ts';
import { surveySettings } from '#adapters/suppliers/configured/schema/surveys.ts';
import { openConfiguredSurveys } from '#adapters/suppliers/configured/survey-kind.ts';
import { prodegeSecrets, prodegeSettings } from '#adapters/suppliers/prodege/account.ts';
import { prodegeKind } from '#adapters/suppliers/prodege/kind.ts';
import type { Disclosed } from '#ports/disclosed.ts';
import { now } from './compare.ts';
import { text } from './traffic.ts';

export const account = {
  ...{ id: 'prodege', name: 'Prodege' },
  settings: prodegeSettings.parse({ base: example.base }),
  secrets: prodegeSecrets.parse({ api_key: 'key', secret_keys: ['new', 'old'] }),
};
export const written = prodegeKind.open(account);
export const settings = surveySettings.parse(example);
export const configured = openConfiguredSurveys(
  {
    ...{ id: 'prodege', name: 'Prodege', settings },
    secrets: secretValues.parse({ secret: ['new', 'old'], apik: 'key' }),
  },
  { now },
);

function aPerson(chance: Chance): Disclosed {
  return {
    ...(chance.percent(50) && { age: chance.between(13, 99) }),
    ...(chance.percent(50) && { gender: chance.pick(['male', 'female', 'other'] as const) }),
    ...(chance.percent(50) && { answers: { languages: chance.shuffled(['en', 'es', 'de']).slice(0, 2) } }),
  };
}

export const aClick = (chance: Chance) => ({
  cid: `c${chance.between(1, 1e6)}`,
  surveyRef: chance.pick(['17', '18:US', '4']),
  country: chance.pick(['US', 'GB', 'BR', 'ZZ']),
  link: chance.pick(['https://www.prsrvy.com/s?a=1&h=x', 'https://www.prsrvy.com/s']),
  person: text(chance),
  disclosed: aPerson(chance),
  returnUrl: 'https://panel.test/return/prodege',
});
