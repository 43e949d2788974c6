// What both kinds need of an account: its secrets by name, and where its requests go.
import * as z from 'zod';
import { defaultRetryPolicy, type RetryPolicy } from '#adapters/suppliers/fetch-json.ts';
import type { SecretValues } from './dollar-values.ts';
import type { Access } from './send-request.ts';

export interface Surroundings {
  readonly policy?: RetryPolicy;
  readonly now?: () => Date;
}

interface AccountSettings {
  readonly base: string;
  readonly secrets: readonly string[];
  readonly redirect_hosts?: readonly string[] | undefined;
}

/** Throws a ZodError where a secret that the settings name has no value. */
export function accessOf(
  { base, secrets: names }: AccountSettings,
  secrets: SecretValues,
  { policy = defaultRetryPolicy, now = () => new Date() }: Surroundings,
): Access {
  const missing = names.flatMap((name, place) => (Object.hasOwn(secrets, name) ? [] : [{ name, place }]));
  if (missing.length > 0)
    throw new z.ZodError(
      missing.map(({ name, place }) => ({
        ...{ code: 'custom', path: ['secrets', place], input: undefined },
        message: `names ${name}, which has no value among the secrets`,
      })),
    );
  return { base, secrets, policy, now };
}

export const hostsOf = ({ base, redirect_hosts }: AccountSettings): readonly string[] =>
  redirect_hosts ?? [new URL(base).host];
