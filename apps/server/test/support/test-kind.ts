// A kind of account for tests: the sandbox supplier's format, at an address and with keys that operators give.
import * as z from 'zod';
import { sandboxSupplier } from '#adapters/suppliers/sandbox.ts';
import { surveyKind } from '#ports/supplier-kind.ts';
import { hasty } from './hostile/hostile-supplier.ts';

export const testKind = surveyKind({
  kind: 'test-exchange',
  title: 'An exchange of the tests',
  settings: z.strictObject({
    base: z.url({ protocol: /^https?$/ }),
    minutes: z.int().min(1).max(60).optional(),
  }),
  secrets: z.strictObject({ api_key: z.string().min(8), signing_key: z.string().min(8) }),
  open: ({ id, name, settings, secrets }) => {
    const access = {
      ...{ url: settings.base, apiKey: secrets.api_key },
      signingKeys: [secrets.signing_key] as const,
    };
    return { ...sandboxSupplier(access, hasty), id, name };
  },
});
