// The settings of a configured network of offers.
import { platforms } from '@earnwall/contract/limits';
import * as z from 'zod';
import { offerCallback } from './callback.ts';
import { Checks, pageNames } from './checks.ts';
import { country } from './demands.ts';
import { document, type Problem } from './document.ts';
import { entry } from './entry.ts';
import { field } from './field.ts';
import { account, feed } from './parts.ts';
import { pointer, text, whole } from './values.ts';

const map = z.strictObject({
  ref: field(),
  name: field(),
  /** Absent: the name. */
  title: field().optional(),
  description: field().optional(),
  steps: field().optional(),
  icon: field().optional(),
  image: field().optional(),
  /** Of several the first that has a counterpart. */
  category: field(z.enum(['game', 'other'])).optional(),
  platforms: field(z.enum([...platforms, '*'])),
  /** `*` in a map is every country; absent: everywhere. */
  countries: field(
    z.union([country, z.literal('*')], { error: 'has to be a country such as US, or *' }),
  ).optional(),
  /** An object whose names, or a list whose items, are countries that only some people of may take it. */
  countries_partly: pointer.optional(),
  popularity: field().optional(),
  active_earners: field().optional(),
  time_limit_minutes: field().optional(),
  link: field().optional(),
  milestones: z
    .strictObject({
      at: pointer,
      event_ref: field(),
      name: field(),
      payout: field(),
      required_event_count: field().optional(),
      hold_days: field().optional(),
    })
    .optional(),
  /** What earns an offer without milestones. */
  single: z.strictObject({ event_ref: text(100), payout: field() }).optional(),
});

const form = z.strictObject({
  ...account,
  ...feed,
  map,
  entry,
  callback: offerCallback,
  /** Points are pending that long, until the network can no longer take them back. */
  hold_days: whole(0, 365).default(0),
});

export type OfferSettings = z.infer<typeof form>;

export const offerSettings = document(form, problemsOf);

const linkNames = ['entry', 'click', 'person', 'ref', 'platform'];

function problemsOf({ secrets, request, paging, entry, map, callback }: OfferSettings): readonly Problem[] {
  const checks = new Checks(secrets);
  checks.request(['request'], request, pageNames(paging));
  if (paging.kind === 'queue')
    checks.problem(['paging', 'kind'], 'has to be a list: catalogues of offers come whole');
  if (entry.template !== undefined) checks.text(['entry', 'template'], entry.template, linkNames);
  checks.texts(['entry', 'replace'], entry.replace ?? {}, linkNames);
  checks.texts(['entry', 'query'], entry.query, linkNames);
  for (const name of ['answers', 'genders'] as const)
    if (entry[name])
      checks.problem(['entry', name], 'is for surveys: networks are told nothing about people');
  if (entry.sign) checks.sign(['entry', 'sign'], entry.sign, { values: () => true, times: true });
  if ((entry.template === undefined || entry.template.includes('{entry}')) && !map.link)
    checks.problem(['map', 'link'], 'is missing: the entry is made from the link of an offer');
  if (!map.milestones && !map.single)
    checks.problem(['map', 'milestones'], 'is missing: without it or single nothing can be earned');
  checks.foreignSign(['callback'], callback);
  if (callback.reverse_when && callback.map.transaction.length > 1 && !callback.reverses)
    checks.problem(
      ['callback', 'reverses'],
      'is missing: a transaction of several values does not name the earlier one',
    );
  return checks.problems;
}
