// A supplier of surveys by configuration alone (decision 0121).
import { meaningsOf } from '#adapters/suppliers/read-code.ts';
import { reportRuleOf } from '#adapters/suppliers/report-rule.ts';
import { SupplierUnavailable } from '#ports/feed.ts';
import { defaultAcknowledgement } from '#ports/signed-message.ts';
import type { EnteringClick, FetchedLink, InventorySupplier } from '#ports/supplier.ts';
import { type OpenedAccount, surveyKind } from '#ports/supplier-kind.ts';
import { valueAt } from '#request/json-pointer.ts';
import type { SecretValues } from './dollar-values.ts';
import { dryRunSurveys } from './dry-run.ts';
import { answersOf, makeLink } from './entry-link.ts';
import { readPage } from './feed-pages.ts';
import { accessOf, hostsOf, type Surroundings } from './opened.ts';
import { pollCorrections } from './poll-corrections.ts';
import { readReturned } from './returned.ts';
import { secretValues } from './schema/parts.ts';
import { type SurveySettings, surveySettings } from './schema/surveys.ts';
import { type Seals, sealsWith } from './seal.ts';
import { type Access, sendRequest } from './send-request.ts';
import { readSurveyMessage } from './survey-messages.ts';
import { translateSurveys } from './survey-rows.ts';

export const configuredSurveysKind = surveyKind({
  kind: 'configured-surveys',
  title: 'Surveys of another supplier, by configuration',
  settings: surveySettings,
  secrets: secretValues,
  dryRun: (wanted, signal) => dryRunSurveys(wanted, signal),
  open: (account) => openConfiguredSurveys(account),
});

export function openConfiguredSurveys(
  { id, name, settings, secrets }: OpenedAccount<SurveySettings, SecretValues>,
  surroundings: Surroundings = {},
): InventorySupplier {
  const access = accessOf(settings, secrets, surroundings);
  const hosts = hostsOf(settings);
  const seals = sealsWith(secrets, settings.seal, settings.quotas?.country !== undefined);
  const rules = { settings, hosts, prefix: settings.demands?.prefix ?? id };
  const { return: back, callback, register, reconcile, every, statement } = settings;
  return {
    ...{ id, name },
    entryUrl: `${new URL(settings.base).protocol}//${hosts[0]}`,
    redirectHosts: hosts,
    rules: {
      reports: reportRuleOf(settings),
      returns: back?.credits
        ? { minSeconds: back.credits.min_seconds, holdDays: back.credits.hold_days }
        : null,
    },
    codes: meaningsOf(settings.outcomes),
    discloses: settings.discloses,
    entryLink: (click) => entryLink(click, settings, access, seals),
    ...(register && { fetchLink: fetchedLink(register, settings, access, seals) }),
    parseReturn: (message) =>
      back ? readReturned(message, back, { outcomes: settings.outcomes, secrets, seals }) : null,
    verifyCallback: (message) => readSurveyMessage(message, { settings, secrets, seals }),
    acknowledgement: callback?.answer ?? defaultAcknowledgement,
    sendsBatches: callback?.items !== undefined || reconcile?.items !== undefined,
    ...(statement && { statement }),
    laterOutcomes: reconcile?.poll ? pollCorrections(reconcile, { settings, secrets, seals }, access) : null,
    feed: {
      kind: settings.paging.kind === 'queue' ? 'queue' : 'list',
      ...(every !== undefined && { everyMs: every * 1000 }),
      read: async (cursor, signal) => {
        const translate = (rows: readonly unknown[]) => translateSurveys(rows, rules, access, signal);
        const { open, ...page } = await readPage(settings, access, translate, cursor, signal);
        return { ...page, surveys: open };
      },
    },
  };
}

type ClickValues = Omit<EnteringClick, 'link'>;

function valuesOf(click: ClickValues, { entry }: SurveySettings, seals: Seals | null) {
  const { cid, surveyRef: ref, country, person, returnUrl, disclosed } = click;
  const { birth_date, age, gender, postal_code } = disclosed;
  return {
    ...{ cid, ref, country, person, birth_date, postal_code },
    country_id: entry.countries[country] ?? '',
    return_url: returnUrl,
    age: age === undefined ? undefined : `${age}`,
    gender: gender && entry.genders ? entry.genders[gender] : gender,
    seal: seals?.make({ ref, person, cid }),
  };
}

function entryLink(
  click: EnteringClick,
  settings: SurveySettings,
  access: Access,
  seals: Seals | null,
): string {
  const { entry, demands } = settings;
  const answers = entry.answers ? answersOf(click.disclosed, entry.answers, demands) : '';
  const linked = { link: click.link, values: valuesOf(click, settings, seals), answers };
  return makeLink(entry, linked, access.secrets, access.now());
}

function fetchedLink(
  { per, request, link }: NonNullable<SurveySettings['register']>,
  settings: SurveySettings,
  access: Access,
  seals: Seals | null,
): FetchedLink {
  return {
    per,
    fetch: async (click, signal) => {
      const answer = await sendRequest(request, valuesOf(click, settings, seals), access, signal);
      const found = valueAt(answer, link);
      if (typeof found === 'string' && found.length <= 2_000 && URL.canParse(found)) return found;
      throw new SupplierUnavailable('The supplier made no link');
    },
  };
}
