// Prodege's surveys feed: a list of projects, entry links with pass-through variables, signed returns that are the report, and
// reconciliations afterwards.

import { defaultRetryPolicy, type RetryPolicy } from '#adapters/suppliers/fetch-json.ts';
import { reportRuleOf } from '#adapters/suppliers/report-rule.ts';
import type { InventorySupplier } from '#ports/supplier.ts';
import { type OpenedAccount, surveyKind } from '#ports/supplier-kind.ts';
import { prodegeSecrets, prodegeSettings } from './account.ts';
import { entryLink } from './entry-link.ts';
import { prodegeFeed } from './feed.ts';
import { prodegeCodes } from './outcomes.ts';
import { questionsOf } from './questions.ts';
import { readReconciliations } from './reconciliations.ts';
import { readReturn } from './return.ts';

export const prodegeKind = surveyKind({
  kind: 'prodege',
  title: 'Prodege surveys feed',
  settings: prodegeSettings,
  secrets: prodegeSecrets,
  open: (account) => openProdege(account),
});

type Account = OpenedAccount<
  ReturnType<typeof prodegeSettings.parse>,
  ReturnType<typeof prodegeSecrets.parse>
>;

function openProdege(
  { id, name, settings, secrets: { api_key, secret_keys } }: Account,
  { policy = defaultRetryPolicy, now = () => Date.now() }: { policy?: RetryPolicy; now?: () => number } = {},
): InventorySupplier {
  const questions = questionsOf(settings);
  const [secret] = secret_keys;
  const everyMs = settings.every_minutes * 60_000;
  return {
    ...{ id, name },
    entryUrl: `https://${settings.entry_hosts[0]}`,
    redirectHosts: settings.entry_hosts,
    rules: {
      reports: reportRuleOf(settings),
      returns: { minSeconds: settings.min_seconds, holdDays: settings.hold_days },
    },
    codes: prodegeCodes,
    discloses: settings.discloses,
    entryLink: (click) => entryLink(click, { settings, questions, secrets: secret_keys }),
    parseReturn: (message) => readReturn(message, secret_keys),
    verifyCallback: (message) => readReconciliations(message, secret_keys),
    sendsBatches: true,
    laterOutcomes: null,
    feed: prodegeFeed(
      { base: settings.base, everyMs, apiKey: api_key, secret, policy, now },
      { settings, questions },
    ),
  };
}
