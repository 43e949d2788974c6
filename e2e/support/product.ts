// The `test` that every story uses: relative addresses open the product, `sandboxUrl` the publisher's site.
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

export const test = base.extend<{ sandboxUrl: string }>({
  baseURL: async ({ baseURL: _ }, use) => use(addressOf('E2E_PRODUCT_URL')),
  sandboxUrl: async ({ baseURL: _ }, use) => use(addressOf('E2E_SANDBOX_URL')),
});

function addressOf(name: string): string {
  const address = process.env[name];
  if (!address) throw new Error(`${name} is not set: the product was not started`);
  return address;
}
