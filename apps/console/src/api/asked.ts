import type { ConsoleBodyOf, ConsoleParamsOf, ConsoleQueryOf } from '@earnwall/contract/console-call-types';
import { type ConsoleCallName, consoleCalls } from '@earnwall/contract/console-calls';
import { apiBase } from '#lib/page-settings.ts';

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: Value };

/** What a call is asked with: the parts of its path, its query and its body, as far as it has them. */
export type Asked<N extends ConsoleCallName> = Given<'params', ConsoleParamsOf<N>> &
  Given<'body', ConsoleBodyOf<N>> & {
    readonly query?: ConsoleQueryOf<N> extends undefined ? undefined : Partial<ConsoleQueryOf<N>>;
    /** The operators' key in place of a session: whoever sets the console up has none yet. */
    readonly key?: string;
    readonly signal?: AbortSignal;
  };

/** The same before its call is known. */
export interface LooseAsked {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly key?: string;
  readonly signal?: AbortSignal;
}

/** The address of a call, also for a link that downloads: absent query values are left out, lists are repeated. */
export function addressOf(name: ConsoleCallName, { params = {}, query = {} }: LooseAsked): string {
  const values: Readonly<Record<string, unknown>> = { ...params };
  const path = consoleCalls[name].path.replace(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(String(values[part])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one));
  }
  return apiBase() + path + (search.size > 0 ? `?${search}` : '');
}
