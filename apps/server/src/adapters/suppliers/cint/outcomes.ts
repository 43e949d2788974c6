// What Cint's codes mean. A session has a code of the exchange (InitialStatus); 3 means that the client's survey was entered,
// and then the client's code (ClientStatus) says how it ended. The raw code is `3.10`, or the exchange's code alone.
import type { Outcome } from '@earnwall/contract/outcomes';
import { meaningsOf, readCode } from '#adapters/suppliers/read-code.ts';
import type { SupplierOutcome } from '#ports/supplier.ts';

const inSurvey = '3';

type CodeList = readonly (readonly [Outcome, ...(readonly number[])])[];

const clientCodes: CodeList = [
  ['complete', 10, 11],
  ['screen_out', 20, 26, 28],
  ['quality', 30, 33, 34, 35],
  ['quota_full', 40],
  ['timeout', 1],
];

const exchangeCodes: CodeList = [
  ['screen_out', 23, 24, 134, 236, 237, 241],
  ['quota_full', 40, 41],
  ['closed', 42],
  ['duplicate', 21, 30, 31, 35, 36, 138, 139, 230],
  ['security', 32, 37, 38, 131, 132, 133, 234, 238, 240, 243],
  ['quality', 242],
  ['error', -1, -5],
  // 301 to 303: a session that was ended by another one, by its cookie or by waiting; they never come by a redirect.
  ['timeout', 1, 3, 301, 302, 303],
];

export const cintOutcomes: ReadonlyMap<string, Outcome> = new Map([
  ...namesOf(exchangeCodes, (code) => `${code}`),
  ...namesOf(clientCodes, (code) => `${inSurvey}.${code}`),
]);

function namesOf(list: CodeList, nameOf: (code: number) => string): [string, Outcome][] {
  return list.flatMap(([outcome, ...codes]) =>
    codes.map((code): [string, Outcome] => [nameOf(code), outcome]),
  );
}

/** `client`: empty where there is none. */
export function codeOf(initial: string, client: string): string {
  return initial === inSurvey && client !== '' ? `${inSurvey}.${client}` : initial;
}

/** Neither has ended yet: whoever leaves there is timed out by our own clock. */
export const isUnderWay = (code: string) => ['1', '3', '3.1'].includes(code);

const complete = '3.10';
const adjustedToComplete = '3.11';
const adjustedToTerminated = ['3.26', '3.28'];

/** Made by buyers afterwards: no redirect ever carries them. */
export const isAdjustment = (code: string) =>
  code === adjustedToComplete || adjustedToTerminated.includes(code);

/** Cint names sessions only, so that the session with its code is the name: the same end said twice is one report. */
export const transactionOf = (cid: string, code: string) => `${cid}:${code}`;

/**
 * What a code says of a click. An adjustment to terminated takes back the complete, or the adjustment to complete where Cint
 * says that this was its state; an adjustment to complete is a claim of its own.
 */
export function outcomeOf(cid: string, code: string, previous: string | null = null): SupplierOutcome {
  const said = { cid, ...readCode(cintOutcomes, code), payout_micros: null };
  if (!adjustedToTerminated.includes(code))
    return { ...said, transaction: transactionOf(cid, code), reverses: null };
  const reversed = previous === adjustedToComplete ? adjustedToComplete : complete;
  return {
    ...said,
    transaction: transactionOf(cid, reversed === complete ? code : `${code}:${reversed}`),
    reverses: transactionOf(cid, reversed),
  };
}

export const cintCodes = meaningsOf(cintOutcomes, (code) => {
  if (isUnderWay(code)) return 'under way: our own clock ends it';
  if (code === adjustedToComplete) return 'adjusted later: pays after all';
  return adjustedToTerminated.includes(code) ? 'adjusted later: takes the complete back' : null;
});
