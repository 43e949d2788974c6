// Receives postbacks as a publisher does: verify, pay once per transaction, answer. What came is in the log in any case.
import type { Purses } from '../shop/purses.ts';
import type { DeliveryLog } from './delivery-log.ts';
import { type FaultName, type Faults, faults } from './faults.ts';
import { type Postback, readAddress, readBody } from './postback.ts';
import { Refusal } from './refusal.ts';
import { verifyAddress, verifyMessage } from './signatures.ts';

export interface Delivery {
  app: string;
  method: 'POST' | 'GET';
  /** Path and query, as they came. */
  target: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

export interface Answer {
  status: number;
  error?: string;
  fault: FaultName | null;
}

interface Inspected {
  verified: boolean;
  postback: Postback | null;
  refusal: Refusal | null;
}

export interface ReceiverParts {
  /** The live secrets of each app's endpoint. */
  secrets: Readonly<Record<string, readonly string[]>>;
  purses: Purses;
  log: DeliveryLog;
  faults: Faults;
  now: () => number;
}

export function receive(delivery: Delivery, parts: ReceiverParts): Answer {
  const { app } = delivery;
  const inspected = inspect(delivery, parts);
  const { postback, refusal } = inspected;
  const fault = refusal?.status === 404 ? null : parts.faults.take(app);
  const failure = fault && faults[fault].status;
  const outcome =
    refusal?.message ?? (failure ? 'Not booked: the switch is on' : book(app, postback, parts.purses));
  const status = failure ?? refusal?.status ?? 200;
  logDelivery(delivery, { ...inspected, outcome, answered: answered(status, fault) }, parts);
  return { status, fault, ...(refusal && { error: refusal.message }) };
}

/** A request that never got as far as `receive`, such as one whose body is too large. */
export function refuse(delivery: Delivery, refusal: Refusal, parts: ReceiverParts): void {
  const { message: outcome, status } = refusal;
  logDelivery(delivery, { verified: false, postback: null, outcome, answered: `${status}` }, parts);
}

function inspect({ app, method, target, headers, body }: Delivery, parts: ReceiverParts): Inspected {
  let verified = false;
  try {
    const secrets = Object.hasOwn(parts.secrets, app) ? parts.secrets[app] : undefined;
    if (!secrets) throw new Refusal(404, 'No app of this site has this id.');
    if (method === 'GET') verifyAddress(target, secrets, parts.now());
    else verifyMessage({ headers, body }, secrets, parts.now());
    verified = true;
    return { verified, postback: method === 'GET' ? readAddress(target) : readBody(body), refusal: null };
  } catch (error) {
    if (error instanceof Refusal) return { verified, postback: null, refusal: error };
    throw error;
  }
}

function book(app: string, postback: Postback | null, purses: Purses): string {
  if (!postback) return '';
  if (!purses.book(app, postback)) return 'Known already: not booked again';
  return postback.test ? 'Test: booked apart, buys nothing' : 'Booked';
}

function answered(status: number, fault: FaultName | null): string {
  if (fault === 'slow') return `${status} after 12 s`;
  return fault === 'drop' ? 'nothing' : `${status}`;
}

type Handled = Pick<Parameters<DeliveryLog['add']>[0], 'verified' | 'postback' | 'outcome' | 'answered'>;

const longestRaw = 8_000;

function logDelivery(
  { app, method, target, headers, body }: Delivery,
  handled: Handled,
  { log, now }: ReceiverParts,
) {
  const signed = Object.entries(headers).filter(([name]) => name.startsWith('webhook-'));
  const lines = [`${method} ${target}`, ...signed.map(([name, value]) => `${name}: ${value}`)];
  const text = body.length > 0 ? `\n\n${indented(body.toString('utf8'))}` : '';
  const raw = `${lines.join('\n')}${text}`.slice(0, longestRaw);
  log.add({ at: new Date(now()).toISOString(), app: app.slice(0, 64), method, ...handled, raw });
}

/** JSON is easier to read in lines. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
