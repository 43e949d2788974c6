// People of the console, made as people are: invited by an operator, accepted, a factor added.
import { randomBytes } from 'node:crypto';
import { type APIRequestContext, type Page, request } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Role } from '../../packages/contract/src/console-access.ts';
import type { ConsoleAnswerOf } from '../../packages/contract/src/console-call-types.ts';
import { expect } from './product.ts';

export interface ConsolePerson {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The next code of the authenticator app: each counts once. */
  code(): string;
  recoveryCode(): string;
}

const password = 'plain words in a row';
const stepMs = 30_000;

/** Everybody comes from a network of their own: too many tries of one story do not slow down the next. */
export const anAddress = (): string => `10.${[...randomBytes(3)].join('.')}`;

export async function anInvitation(
  baseURL: string,
  role: Role,
  name = 'Ines Marín',
): Promise<{ link: string; email: string }> {
  const email = `${role}-${randomBytes(4).toString('hex')}@example.com`;
  const operators = await request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${process.env.E2E_OPERATOR_KEY}` },
  });
  const isOperator = role === 'admin' || role === 'support';
  const answer = await operators.post('/api/console/team/invitations', {
    data: { email, name, role, ...(!isOperator && { publisher_id: await aPublisherId(operators) }) },
  });
  expect(answer.status()).toBe(200);
  const { link }: ConsoleAnswerOf<'console/team/post-team-invitations'> = await answer.json();
  await operators.dispose();
  return { link, email };
}

async function aPublisherId(operators: APIRequestContext): Promise<string> {
  const answer = await operators.get('/api/console/publishers');
  const { publishers }: ConsoleAnswerOf<'console/publishers/get-publishers'> = await answer.json();
  const [first] = publishers;
  if (!first) throw new Error('The demo has no publisher');
  return first.id;
}

/** A browser without windows, which sends what pages of the console send. */
async function aBrowser(baseURL: string) {
  const browser = await request.newContext({
    baseURL,
    extraHTTPHeaders: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': anAddress() },
  });
  return {
    post: async (path: string, data: object = {}) => {
      const answer = await browser.post(`/api/console${path}`, { data });
      expect(answer.status(), path).toBe(200);
      return await answer.json();
    },
    close: () => browser.dispose(),
  };
}

export async function accept(baseURL: string, link: string): Promise<void> {
  const browser = await aBrowser(baseURL);
  await browser.post(`/invitations/${link.split('/').at(-1)}`, { password });
  await browser.close();
}

/** With a password and an authenticator app. */
export async function aConsolePerson(
  baseURL: string,
  role: Role,
  name = 'Ines Marín',
): Promise<ConsolePerson> {
  const { link, email } = await anInvitation(baseURL, role, name);
  const { post, close } = await aBrowser(baseURL);
  await post(`/invitations/${link.split('/').at(-1)}`, { password });
  const { id, secret }: ConsoleAnswerOf<'console/me/post-me-factors-totp'> = await post('/me/factors/totp');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  // The server takes the code before and the one after, too: so there are three at once, each good once.
  let timestamp = Date.now() - stepMs;
  const code = () => {
    const next = totp.generate({ timestamp });
    timestamp += stepMs;
    return next;
  };
  const enrolled: ConsoleAnswerOf<'console/me/post-me-factors-totp-confirm'> = await post(
    `/me/factors/totp/${id}`,
    { code: code() },
  );
  await close();
  const codes = [...(enrolled.recovery_codes ?? [])];
  return { name, email, password, code, recoveryCode: () => codes.pop() ?? '' };
}

/** By password and code, from the sign-in page. */
export async function signIn(page: Page, person: ConsolePerson, path = '/console/sign-in'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Mail address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Code', { exact: true }).fill(person.code());
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** In the demo anybody is anybody. */
export async function signInToDemo(page: Page, role: string, next = '/'): Promise<void> {
  await page.goto(`/console/sign-in?next=${encodeURIComponent(next)}`);
  await page.getByRole('button', { name: `Sign in as ${role}` }).click();
}
