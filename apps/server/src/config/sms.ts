// The configuration of SMS: the provider, and how many messages a day may be sent.
import { callingCodes } from '@earnwall/contract/calling-codes';
import type { Environment } from './values.ts';

export interface SmsConfig {
  /** Null = the sandbox in a demo, else none. */
  twilio: { url: string; accountSid: string; authToken: string; serviceSid: string } | null;
  /** Messages a day to each country that has no number of its own. */
  dailyBudget: number;
  countryBudgets: Readonly<Record<string, number>>;
}

const defaultBudget = 500;

export function readSmsConfig(env: Environment, problems: string[]): SmsConfig {
  const dailyBudget = env.SMS_DAILY_BUDGET?.trim() || String(defaultBudget);
  if (!isCount(dailyBudget)) problems.push('SMS_DAILY_BUDGET must be a number of messages from 0 to 9999999');
  return {
    twilio: readTwilio(env, problems),
    dailyBudget: Number(dailyBudget),
    countryBudgets: readBudgets(env.SMS_COUNTRY_BUDGETS?.trim() ?? '', problems),
  };
}

function readTwilio(env: Environment, problems: string[]): SmsConfig['twilio'] {
  const accountSid = env.TWILIO_ACCOUNT_SID?.trim();
  const authToken = env.TWILIO_AUTH_TOKEN?.trim();
  const serviceSid = env.TWILIO_VERIFY_SERVICE_SID?.trim();
  const url = env.TWILIO_VERIFY_URL?.trim() || 'https://verify.twilio.com';
  if (!/^https?:\/\/[^/?#]+[^?#]*$/.test(url)) problems.push('TWILIO_VERIFY_URL must be an http(s) address');
  if (accountSid && authToken && serviceSid)
    return { url: url.replace(/\/+$/, ''), accountSid, authToken, serviceSid };
  if (accountSid || authToken || serviceSid)
    problems.push('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_VERIFY_SERVICE_SID must be set together');
  return null;
}

/** `US:2000,NG:0` */
function readBudgets(value: string, problems: string[]): Record<string, number> {
  const budgets: Record<string, number> = {};
  for (const pair of value.split(',').filter(Boolean)) {
    const [country = '', count = ''] = pair.trim().split(':');
    if (Object.hasOwn(callingCodes, country) && isCount(count)) budgets[country] = Number(count);
    else
      problems.push(
        `SMS_COUNTRY_BUDGETS must be a list such as US:2000,NG:0, but has ${JSON.stringify(pair)}`,
      );
  }
  return budgets;
}

const isCount = (value: string): boolean => /^\d{1,7}$/.test(value);
