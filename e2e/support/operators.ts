// What operators do while people use their panels, by their own calls.
import type { APIRequestContext } from '@playwright/test';
import type { ConsoleAnswerOf, ConsoleBodyOf } from '../../packages/contract/src/console-call-types.ts';
import { expect } from './product.ts';

type State = Omit<ConsoleBodyOf<'console/users/put-users-state'>, 'reason'>;

interface Account {
  app: string;
  uhash: string;
}

function accountOf({ user }: ConsoleAnswerOf<'console/users/get-users'>) {
  if (!user) throw new Error('There is no such user');
  return user;
}

export function operators(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${process.env.E2E_OPERATOR_KEY}` };
  const put = async (path: string, change: object) => {
    const data = { ...change, reason: 'A story' };
    const answer = await request.put(`/api/console${path}`, { headers, data });
    expect(answer.status()).toBe(200);
  };
  return {
    find: async ({ id }: { id: string }, uuid: string): Promise<Account> => {
      const answer = await request.get('/api/console/users', { headers, params: { app: id, uuid } });
      return accountOf(await answer.json());
    },
    setState: ({ app, uhash }: Account, state: State) => put(`/users/${app}/${uhash}/state`, state),
    lift: ({ app, uhash }: Account, family: string) =>
      put(`/users/${app}/${uhash}/state/reasons`, { family, lifted: true }),
    /** The user's appeal, opened as an operator opens it. */
    readAppeal: async ({ id }: { id: string }, uuid: string): Promise<string> => {
      const found = await request.get('/api/console/users', { headers, params: { app: id, uuid } });
      const user = accountOf(await found.json());
      expect((await request.get(`/api/console/tickets/${user.appeal}`, { headers })).status()).toBe(200);
      return String(user.appeal);
    },
    answer: async (ticket: string, text: string) => {
      const data = { text, key: crypto.randomUUID() };
      const sent = await request.post(`/api/console/tickets/${ticket}/replies`, { headers, data });
      expect(sent.status()).toBe(200);
    },
    setCountry: ({ app, uhash }: Account, country: string) =>
      put(`/users/${app}/${uhash}/country`, { country }),
    askForReview: ({ app, uhash }: Account) => put(`/users/${app}/${uhash}/profile-review`, { wanted: true }),
    setMaintenance: ({ id }: { id: string }, on: boolean) => put(`/apps/${id}/maintenance`, { on }),
  };
}
