// A server of canned answers for the tests of screens.
import { capabilitiesOf } from '@earnwall/domain/console/access';
import { vi } from 'vitest';
import type { Me } from '#api/use-me.ts';

interface Asked {
  /** Such as `POST /session`. */
  call: string;
  body: unknown;
  headers: Record<string, string>;
}

interface Answer {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Answers by call; what is not there is 404. They may be changed while the screen is open. */
export function stubServer(answers: Record<string, Answer>): { asked: Asked[] } {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url.replace('/api/console', '')}`;
    const body: unknown = JSON.parse(String(init.body ?? 'null'));
    asked.push({ call, body, headers: init.headers as Record<string, string> });
    const answer = answers[call] ?? { status: 404, body: { code: 'not-found', message: 'Not there.' } };
    return new Response(JSON.stringify(answer.body), {
      status: answer.status ?? 200,
      headers: answer.headers ?? {},
    });
  });
  return { asked };
}

const admin = {
  ...{ id: '6f1c3c0e-0000-4000-8000-000000000001', name: 'Dana Okafor', email: 'dana@example.com' },
  ...{ role: 'admin' as const, publisher: null, has_factor: true },
  ...{ created_at: '2026-01-01T00:00:00Z', seen_at: null },
};

export const me: Me = {
  person: admin,
  preferences: { theme: 'system', density: 'comfortable', single_keys: true, pinned: [] },
  capabilities: capabilitiesOf('admin'),
  apps: [],
  payout_share: null,
  demo: false,
};
