import { calls } from '@earnwall/contract/calls';
import { productOrigin } from './product-origin.ts';

const addressOf = (path: string) => `${productOrigin}/api${path}`;

/** Ties this install to the user who asked for the code; null when the code was refused or the server is unreachable. */
export async function redeem(code: string, install: string): Promise<string | null> {
  const { method, path } = calls['extension/post-extension-install'];
  try {
    const response = await fetch(addressOf(path), {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, install }),
    });
    if (!response.ok) return null;
    const { token } = (await response.json()) as { token: string };
    return token;
  } catch {
    return null;
  }
}

/** `refused`: the token is no longer valid. */
export type CountResult = { kind: 'counted'; count: number } | { kind: 'refused' | 'unreachable' };

/** The browser caches the answer with its etag, so that an unchanged number costs a 304. */
export async function countSurveys(token: string): Promise<CountResult> {
  const { path } = calls['extension/get-extension-surveys'];
  try {
    const response = await fetch(addressOf(path), { headers: { authorization: `Bearer ${token}` } });
    if (response.status === 401) return { kind: 'refused' };
    if (!response.ok) return { kind: 'unreachable' };
    const { count } = (await response.json()) as { count: number };
    return { kind: 'counted', count };
  } catch {
    return { kind: 'unreachable' };
  }
}
