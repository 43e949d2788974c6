// What an address of the GET form may contain in braces.
import { dollarsOf, unitsOf } from './amounts.ts';
import { statusOf } from './body.ts';
import type { Postback } from './postback.ts';

type Sent = Postback & { readonly sentAt: Date };

const values = new Map<string, (sent: Sent) => string | null>([
  ['app', ({ app }) => app],
  ['user_id', ({ user_id }) => user_id],
  ['transaction_id', ({ transaction_id }) => transaction_id],
  ['reference', ({ reverses }) => reverses],
  ['type', ({ type }) => type],
  ['status', statusOf],
  /** 2 where something is taken back, else 1, as other walls write it. */
  ['status_code', (sent) => (statusOf(sent) === 'reversed' ? '2' : '1')],
  ['reward', ({ amount, decimals }) => unitsOf(amount, decimals)],
  ['reward_raw', ({ amount }) => unitsOf(amount, 0)],
  ['reward_absolute', ({ amount, decimals }) => unitsOf(Math.abs(amount), decimals)],
  ['pending', ({ pending, decimals }) => unitsOf(pending, decimals)],
  ['pending_raw', ({ pending }) => unitsOf(pending, 0)],
  ['balance', ({ balance, decimals }) => unitsOf(balance, decimals)],
  ['balance_raw', ({ balance }) => unitsOf(balance, 0)],
  ['currency', ({ currency }) => currency],
  ['payout_usd', (sent) => dollarsOf(sent.amount, sent.decimals, sent.exchange_rate_micros)],
  ['reason', ({ reason }) => reason],
  ['outcome', ({ outcome }) => outcome],
  ['click_id', ({ click_id }) => click_id],
  ['survey_id', ({ survey_id }) => survey_id],
  ['offer_id', ({ offer_id }) => offer_id],
  ['event_id', ({ event_id }) => event_id],
  ['country', ({ country }) => country],
  ['test', ({ test }) => (test ? '1' : '0')],
  /** When it is sent, in seconds. */
  ['timestamp', ({ sentAt }) => `${Math.floor(sentAt.getTime() / 1000)}`],
]);

/** Beside these, every name that starts with `subid` is one of the publisher's own. The signature is put in last. */
export const macroNames: readonly string[] = [...values.keys(), 'signature'];

const macro = /\{([^{}]*)\}/g;

export function macrosIn(template: string): string[] {
  return [...template.matchAll(macro)].map(([, name = '']) => name);
}

export const isMacro = (name: string): boolean => macroNames.includes(name) || name.startsWith('subid');

/** The template with the same text in place of each macro. */
export const replaceMacros = (template: string, text: string): string => template.replace(macro, () => text);

/** What there is none of is empty. Each macro is replaced once: a value with braces stays a value. */
export function fillMacros(template: string, sent: Sent): string {
  return template.replace(macro, (_, name: string) => {
    const value = name.startsWith('subid') ? sent.subid[name] : values.get(name)?.(sent);
    return encoded(value ?? '');
  });
}

/** All but letters, digits and `-._~`, so that no client, proxy or URL parser has anything to change. */
function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Half a surrogate pair cannot be encoded. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
