// An account at Cint Exchange, once Lucid.

import { defaultRetryPolicy } from '#adapters/suppliers/fetch-json.ts';
import { byDays, byMonthDay } from '#adapters/suppliers/report-rule.ts';
import { surveyKind } from '#ports/supplier-kind.ts';
import { cintApi } from './api.ts';
import { entryLink, linkMaker } from './entry-link.ts';
import { cintFeed } from './feed.ts';
import { readOutcomes } from './later-outcomes.ts';
import { cintCodes } from './outcomes.ts';
import { readCallback, readReturn } from './redirects.ts';
import { cintSecrets, cintSettings } from './settings.ts';

const listPolicy = { ...defaultRetryPolicy, timeoutMs: 30_000, maxBytes: 64 * 1024 * 1024 };
const detailPolicy = { ...defaultRetryPolicy, maxBytes: 4 * 1024 * 1024, pausesMs: [] };
/** Somebody waits for it. */
const linkPolicy = { ...defaultRetryPolicy, timeoutMs: 5_000, maxBytes: 64 * 1024, pausesMs: [300] };

export const cintKind = surveyKind({
  kind: 'cint',
  title: 'Cint Exchange',
  settings: cintSettings,
  secrets: cintSecrets,
  open: (account) => {
    const { id, name, settings } = account;
    const { outcomes_path: path, min_seconds, hold_days, report_days, reports_until, tracking } = settings;
    const reports = report_days === undefined ? byMonthDay(reports_until) : byDays(report_days);
    const returns = { minSeconds: min_seconds, holdDays: hold_days };
    const lists = cintApi(account, listPolicy);
    return {
      id,
      name,
      entryUrl: settings.api_url,
      redirectHosts: settings.redirect_hosts,
      rules: { reports, returns: tracking === 'NONE' ? returns : null },
      codes: cintCodes,
      discloses: settings.discloses,
      entryLink: (click) => entryLink(click, account),
      fetchLink: linkMaker(account, cintApi(account, linkPolicy)),
      parseReturn: (message) => readReturn(message, account),
      verifyCallback: (message) => readCallback(message, account),
      laterOutcomes:
        path === null ? null : (cursor, signal) => readOutcomes({ api: lists, path }, cursor, signal),
      feed: cintFeed(account, { lists, details: cintApi(account, detailPolicy) }),
    };
  },
});
