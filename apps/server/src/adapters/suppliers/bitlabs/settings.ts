// What an operator enters to connect a placement at BitLabs. Where public documents do not say a thing for certain, it is a
// setting (decision 0120).
import * as z from 'zod';
import { token } from '#adapters/suppliers/texts.ts';

export const bitlabsSettings = z.strictObject({
  api_url: z.url({ protocol: /^https?$/ }).default('https://api.bitlabs.ai'),
  /** The parameter of an offer's link that names the person: links end with an empty `s1`. */
  person_parameter: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_]{0,30}$/)
    .default('s1'),
  redirect_hosts: z.array(token(200)).min(1).max(20).default(['bitlabs.link']),
  page_size: z.int().min(1).max(1_000).default(200),
  /** Points are pending that long; 0 credits at once, and takes back what is reconciled. */
  hold_days: z.int().min(0).max(365).default(0),
});
export type BitlabsSettings = z.infer<typeof bitlabsSettings>;

export const bitlabsSecrets = z.strictObject({
  /** The S2S token of the catalogue. */
  api_key: token(500),
  /** App secrets; hashes of all of them are accepted. */
  app_secrets: z.tuple([token(500)], token(500)),
});
export type BitlabsSecrets = z.infer<typeof bitlabsSecrets>;
