// The way into an opportunity: its own link, the person, our name for the click, and what the person lets us tell.
import type { EnteringClick } from '#ports/supplier.ts';
import type { DynataKeys } from './signature.ts';
import { signedLink } from './signed-query.ts';

interface LinkRules {
  /** The parameter that brings the click back. */
  readonly cid: string;
  readonly keys: DynataKeys;
  /** The link opens for so long. */
  readonly minutes: number;
}

export function entryLink(
  {
    link,
    person,
    cid,
    disclosed,
  }: Pick<EnteringClick, 'link' | 'person' | 'cid' | 'disclosed' | 'surveyRef'>,
  rules: LinkRules,
  now: Date,
): string {
  if (link === null) throw new Error('An opportunity of Dynata is entered by its own link');
  const { birth_date, gender, postal_code } = disclosed;
  const parameters: [string, string | undefined][] = [
    ['respondent_id', person],
    ['birth_date', birth_date],
    // It knows two.
    ['gender', gender === 'other' ? undefined : gender],
    ['postal_code', postal_code],
    [rules.cid, cid],
  ];
  const told = parameters.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return signedLink(link, told, rules.keys, new Date(now.getTime() + rules.minutes * 60_000));
}
