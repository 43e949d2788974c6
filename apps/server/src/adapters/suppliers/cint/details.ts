// What Cint tells about one survey when asked: whom it wants, its quotas, the groups that shut each other, the price of one
// that has a link of ours, and the people of a recontact.
import type { Exclusions } from '@earnwall/domain/surveys/exclusions';
import * as z from 'zod';
import { decimalMicros } from '#adapters/suppliers/decimal-micros.ts';
import { SupplierUnavailable } from '#ports/feed.ts';
import type { SupplierSurvey } from '#ports/supplier.ts';
import type { CintApi } from './api.ts';
import { questions, targetingOf } from './demands.ts';
import { type ListedSurvey, netOf } from './listed-survey.ts';
import { knownQuestions } from './questions.ts';
import type { CintSettings } from './settings.ts';

const qualifications = z.object({ SurveyQualification: z.object({ Questions: questions }) });

const quotas = z.object({
  SurveyStillLive: z.boolean(),
  SurveyQuotas: z
    .array(
      z.object({
        SurveyQuotaID: z.int(),
        NumberOfRespondents: z.int().max(1e9),
        Questions: questions,
      }),
    )
    .max(2_000),
});

const groups = z.object({ SurveyGroups: z.array(z.object({ SurveyGroupID: z.int() })).max(1_000) });

const allocation = z.object({ TargetModel: z.object({ TargetCCPI: decimalMicros.nullish() }).nullish() });
const allocated = z.object({
  SupplierAllocationSurvey: z.object({
    SupplierAllocations: z.array(allocation).nullish(),
    OfferwallAllocations: z.array(allocation).nullish(),
  }),
});

const people = z.object({
  SurveyQualifiedRespondents: z
    .array(z.object({ PID: z.string().max(200), IsActive: z.boolean() }))
    .max(100_000),
});

/** Null: it is no longer live. Throws SupplierUnavailable, or Uncheckable for demands that we cannot check. */
export async function readDetails(
  listed: ListedSurvey,
  { api, settings }: { api: CintApi; settings: CintSettings },
  signal: AbortSignal,
): Promise<SupplierSurvey | null> {
  const { ref, isGrouped, isRecontact } = listed;
  const own = `${ref}/${settings.supplier_code}`;
  const of = '/Supply/v1/SurveyQuotas/BySurveyNumber';
  const [wanted, counted] = await Promise.all([
    api.get(`/Supply/v1/SurveyQualifications/BySurveyNumberForOfferwall/${ref}`, qualifications, signal),
    api.get(`${of}/${own}`, quotas, signal),
  ]);
  if (!counted.SurveyStillLive) return null;
  const counterparts = { ...knownQuestions, ...settings.questions };
  return {
    ref,
    country: listed.country,
    language: listed.language,
    devices: ['desktop', 'mobile', 'tablet'],
    topic: null,
    loi_seconds: listed.loi_seconds,
    payout_micros: await priceOf(listed, { api, settings }, signal),
    said: listed.said,
    targeting: targetingOf(wanted.SurveyQualification.Questions, counterparts),
    quotas: counted.SurveyQuotas.map((quota) => ({
      ref: String(quota.SurveyQuotaID),
      targeting: targetingOf(quota.Questions, counterparts),
      remaining: Math.max(0, quota.NumberOfRespondents),
    })),
    // The total quota is always there and fits everybody; every quota that fits must have places.
    quota_rule: 'one_open',
    ...(isGrouped && { exclusions: await exclusionsOf(own, api, signal) }),
    ...(isRecontact && { invited: await invitedTo(own, api, signal) }),
  };
}

/** The list of surveys with links has no prices. */
async function priceOf(
  { ref, payout_micros, isAllocated }: ListedSurvey,
  { api, settings }: { api: CintApi; settings: CintSettings },
  signal: AbortSignal,
): Promise<bigint> {
  if (payout_micros !== null && payout_micros > 0n) return payout_micros;
  if (!isAllocated) throw new SupplierUnavailable('The survey has no price');
  const path = `/Supply/v1/Surveys/SupplierAllocations/BySurveyNumber/${ref}/${settings.supplier_code}`;
  const { SupplierAllocationSurvey: survey } = await api.get(path, allocated, signal);
  const [gross] = [...(survey.SupplierAllocations ?? []), ...(survey.OfferwallAllocations ?? [])].flatMap(
    ({ TargetModel }) => TargetModel?.TargetCCPI ?? [],
  );
  if (gross === undefined || gross === 0n) throw new SupplierUnavailable('The survey has no price');
  return netOf(gross, settings.commission_percent);
}

/** For ever: Cint names no time after which a person may enter another survey of a group. */
async function exclusionsOf(own: string, api: CintApi, signal: AbortSignal): Promise<Exclusions> {
  const found = await api.get(`/Supply/v1/Surveys/SurveyGroups/BySurveyNumber/${own}`, groups, signal);
  const names = found.SurveyGroups.map(({ SurveyGroupID }) => String(SurveyGroupID));
  return { refs: [], groups: names, days: null };
}

async function invitedTo(own: string, api: CintApi, signal: AbortSignal): Promise<string[]> {
  const path = `/Supply/v1/SurveyQualifiedRespondents/BySurveyNumberSupplierCode/${own}`;
  const found = await api.get(path, people, signal);
  return found.SurveyQualifiedRespondents.flatMap(({ PID, IsActive }) => (IsActive ? [PID] : []));
}
