// Where a respondent enters: the survey's link as it came, since it is signed, with what Prodege wants to know appended.

import { sealEntry } from '#adapters/suppliers/sign/entry-seal.ts';
import { codesOf } from '#adapters/suppliers/targeting/counterpart.ts';
import type { Disclosed } from '#ports/disclosed.ts';
import type { EnteringClick } from '#ports/supplier.ts';
import type { ProdegeSettings, SecretKeys } from './account.ts';
import { projectOf } from './project-ref.ts';
import { ageQuestion, genderCodes, genderQuestion, type Questions } from './questions.ts';

interface Account {
  readonly settings: Pick<ProdegeSettings, 'countries'>;
  readonly questions: Questions;
  readonly secrets: SecretKeys;
}

export function entryLink(click: EnteringClick, { settings, questions, secrets }: Account): string {
  const { cid, surveyRef, country, link, person, disclosed } = click;
  if (link === null) throw new Error('A survey of Prodege carries its entry link');
  const seal = sealEntry({ project: projectOf(surveyRef), person, cid }, secrets);
  const added = [
    ['vpid', person],
    ['country_id', `${settings.countries[country] ?? ''}`],
    ...answersOf(disclosed, questions),
    ['cid', cid],
    ['seal', seal],
  ];
  const query = added.map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${link}${link.includes('?') ? '&' : '?'}${query}`;
}

/** `q3=1`: the question's id and the answer's code, several codes with commas. */
function answersOf({ age, gender, answers = {} }: Disclosed, questions: Questions): [string, string][] {
  const genderCode = genderCodes.find(([, ours]) => ours === gender)?.[0];
  return [
    ...(age === undefined ? [] : [entry(ageQuestion, [`${age}`])]),
    ...(genderCode === undefined ? [] : [entry(genderQuestion, [genderCode])]),
    ...[...questions].flatMap(([id, counterpart]) => {
      const codes = codesOf(counterpart, answers[counterpart.question] ?? []);
      return codes.length === 0 ? [] : [entry(id, codes)];
    }),
  ];
}

const entry = (question: string, codes: readonly string[]): [string, string] => [
  `q${question}`,
  codes.join(','),
];
