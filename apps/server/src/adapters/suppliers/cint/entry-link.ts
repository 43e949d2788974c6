// How a person enters: a link that Cint makes once for a survey, with the person, the click, what may be told of the person,
// and the hash at the end. Cint reads no more than 1,999 characters, so answers are left out before it would be cut.
import * as z from 'zod';
import { SupplierUnavailable } from '#ports/feed.ts';
import type { EnteringClick, FetchedLink } from '#ports/supplier.ts';
import { type CintApi, isRefusal } from './api.ts';
import { answersInCodes, cintAge, cintGender, cintPostalCode, knownQuestions } from './questions.ts';
import { redirectsTo } from './redirects.ts';
import type { CintAccount } from './settings.ts';
import { hashLength, signAddress } from './signature.ts';

const maxLength = 1_999;

const linkAnswer = z.object({ SupplierLink: z.object({ LiveLink: z.url().max(1_000) }) });

/**
 * A link can be created once. For a survey that has one already, made by a buyer or by an earlier try of ours whose answer was
 * lost, it is updated instead, which also makes its redirects ours.
 */
export function linkMaker({ settings }: CintAccount, api: CintApi): FetchedLink {
  const { supplier_code, tracking, redirect_hosts } = settings;
  return {
    per: 'survey',
    fetch: async ({ surveyRef, returnUrl }, signal) => {
      const wanted = {
        ...{ SupplierLinkTypeCode: 'OWS', TrackingTypeCode: tracking },
        ...redirectsTo(returnUrl, tracking),
      };
      const path = (action: string) => `/Supply/v1/SupplierLinks/${action}/${surveyRef}/${supplier_code}`;
      const answer = await api
        .send('POST', path('Create'), wanted, linkAnswer, signal)
        .catch(async (error: unknown) => {
          if (!isRefusal(error)) throw error;
          return await api.send('PUT', path('Update'), wanted, linkAnswer, signal);
        });
      const link = new URL(answer.SupplierLink.LiveLink);
      if (!redirect_hosts.includes(link.host))
        throw new SupplierUnavailable('The link leads to a host that is not in the settings');
      return link.href;
    },
  };
}

export function entryLink(
  { cid, link, person, disclosed }: EnteringClick,
  { settings, secrets }: CintAccount,
): string {
  if (link === null) throw new SupplierUnavailable('The survey has no entry link yet');
  const base = new URL(link);
  // Links come with an empty PID at their end.
  base.searchParams.delete('PID');
  const counterparts = { ...knownQuestions, ...settings.questions };
  const gender = disclosed.gender && { male: '1', female: '2', other: null }[disclosed.gender];
  const answers: [string, string][] = [
    ...pair(cintAge, disclosed.age?.toString()),
    ...pair(cintGender, gender),
    ...pair(cintPostalCode, disclosed.postal_code),
    ...answersInCodes(disclosed.answers ?? {}, counterparts),
  ];
  const first: [string, string][] = [
    ['PID', person],
    ['MID', cid],
  ];
  for (let kept = answers.length; ; kept -= 1) {
    const url = withParameters(base, [...first, ...answers.slice(0, kept)]);
    if (kept === 0 || url.length + `&${settings.hash_name}=`.length + hashLength <= maxLength)
      return signAddress(url, settings.hash_name, secrets.hash_keys);
  }
}

const pair = (id: number, value: string | null | undefined): [string, string][] =>
  value ? [[`${id}`, value]] : [];

/** Written so that a browser does not write it anew: the hash is over these bytes. */
function withParameters(base: URL, parameters: readonly [string, string][]): string {
  const query = parameters.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
  return `${base.href}${base.search === '' ? '?' : '&'}${query}`;
}

const encoded = (value: string) => encodeURIComponent(value).replaceAll("'", '%27');
