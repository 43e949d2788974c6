// Opportunities come from Dynata's registry, respondents enter through its gateway.
import type * as z from 'zod';
import { defaultRetryPolicy, type RetryPolicy } from '#adapters/suppliers/fetch-json.ts';
import { reportRuleOf } from '#adapters/suppliers/report-rule.ts';
import type { InventorySupplier } from '#ports/supplier.ts';
import type { OpenedAccount } from '#ports/supplier-kind.ts';
import { entryLink } from './entry-link.ts';
import { readCallback, readReturn } from './messages.ts';
import { dynataCodes } from './outcomes.ts';
import { registryFeed } from './registry.ts';
import type { dynataSecrets, dynataSettings } from './settings.ts';
import type { DynataKeys } from './signature.ts';

type DynataAccount = OpenedAccount<z.infer<typeof dynataSettings>, z.infer<typeof dynataSecrets>>;

export function dynataSupplier(
  { id, name, settings, secrets }: DynataAccount,
  policy: RetryPolicy = defaultRetryPolicy,
  now: () => Date = () => new Date(),
): InventorySupplier {
  const ours: DynataKeys = { accessKey: secrets.access_key, secretKeys: secrets.secret_keys };
  const theirs: DynataKeys = {
    accessKey: secrets.return_access_key ?? secrets.access_key,
    secretKeys: secrets.return_secret_keys ?? secrets.secret_keys,
  };
  const gatewayHost = new URL(settings.gateway).host;
  const { cid_parameter: cid, attributes, exclusion_days: exclusionDays } = settings;
  return {
    ...{ id, name },
    entryUrl: settings.gateway,
    redirectHosts: [gatewayHost],
    rules: { reports: reportRuleOf(settings), returns: null },
    codes: dynataCodes,
    discloses: settings.discloses,
    entryLink: (click) => entryLink(click, { cid, keys: ours, minutes: settings.link_minutes }, now()),
    parseReturn: (message) => readReturn(message, cid, theirs, now()),
    verifyCallback: (message) => readCallback(message, cid, theirs, now()),
    laterOutcomes: null,
    feed: registryFeed(
      {
        base: settings.registry,
        keys: ours,
        shards: settings.shards,
        visibilitySeconds: settings.visibility_seconds,
        everySeconds: settings.every_seconds,
      },
      { attributes, gatewayHost, exclusionDays },
      policy,
      now,
    ),
  };
}
