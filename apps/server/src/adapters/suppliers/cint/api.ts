// Requests to Cint's Supply API: a key in `Authorization`, and answers that say in `ApiResult` whether it worked.
import * as z from 'zod';
import {
  fetchJson,
  Refused,
  type RetryPolicy,
  type SupplierRequest,
} from '#adapters/suppliers/fetch-json.ts';
import { problemsOf } from '#adapters/suppliers/problems-of.ts';
import { SupplierUnavailable } from '#ports/feed.ts';
import type { CintAccount } from './settings.ts';

export interface CintApi {
  get<Answer>(path: string, form: z.ZodType<Answer>, signal: AbortSignal): Promise<Answer>;
  send<Answer>(
    method: 'POST' | 'PUT',
    path: string,
    body: unknown,
    form: z.ZodType<Answer>,
    signal: AbortSignal,
  ): Promise<Answer>;
}

/** Answered with 200, and yet it did not work. */
class Unsuccessful extends SupplierUnavailable {}

/** Cint understood the request and will not do it. */
export const isRefusal = (error: unknown) => error instanceof Refused || error instanceof Unsuccessful;

export function cintApi({ settings, secrets }: CintAccount, policy: RetryPolicy): CintApi {
  const root = settings.api_url.replace(/\/$/, '');
  const ask = async <Answer>(
    path: string,
    { headers, ...request }: SupplierRequest,
    form: z.ZodType<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> => {
    const authorized = { ...request, headers: { ...headers, authorization: secrets.api_key } };
    const answer = await fetchJson(new URL(`${root}${path}`), authorized, policy, signal);
    const result = resultForm.safeParse(answer);
    if (result.success && result.data.ApiResult !== 0)
      throw new Unsuccessful(`The supplier answered with the result ${result.data.ApiResult}`);
    const read = form.safeParse(answer);
    if (read.success) return read.data;
    throw new SupplierUnavailable(`An answer has another form: ${problemsOf(read.error, 'the answer')}`);
  };
  return {
    get: (path, form, signal) => ask(path, {}, form, signal),
    send: (method, path, body, form, signal) =>
      ask(path, { method, body: JSON.stringify(body) }, form, signal),
  };
}

const resultForm = z.object({ ApiResult: z.int() });
