import { describe, expect, it } from 'vitest';
import { readSmsConfig } from './sms.ts';

const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token', TWILIO_VERIFY_SERVICE_SID: 'VA1' };

function read(env: Record<string, string>) {
  const problems: string[] = [];
  return { config: readSmsConfig(env, problems), problems };
}

describe('what the environment says about messages', () => {
  it('has a default for everything', () => {
    expect(read({})).toEqual({
      config: { twilio: null, dailyBudget: 500, countryBudgets: {} },
      problems: [],
    });
  });

  it('names the provider and its address', () => {
    const { config } = read({ ...twilio, TWILIO_VERIFY_URL: 'https://verify.example/api/' });
    expect(config.twilio).toEqual({
      ...{ url: 'https://verify.example/api', accountSid: 'AC1', authToken: 'token', serviceSid: 'VA1' },
    });
    expect(read(twilio).config.twilio?.url).toBe('https://verify.twilio.com');
  });

  it('gives countries budgets of their own', () => {
    const { config } = read({ SMS_DAILY_BUDGET: '20', SMS_COUNTRY_BUDGETS: 'US:2000, NG:0' });
    expect(config).toMatchObject({ dailyBudget: 20, countryBudgets: { US: 2000, NG: 0 } });
  });

  it.each([
    [{ SMS_DAILY_BUDGET: 'much' }, /SMS_DAILY_BUDGET/],
    [{ SMS_COUNTRY_BUDGETS: 'XX:5' }, /SMS_COUNTRY_BUDGETS.*XX:5/],
    [{ SMS_COUNTRY_BUDGETS: 'US' }, /SMS_COUNTRY_BUDGETS/],
    [{ TWILIO_ACCOUNT_SID: 'AC1' }, /must be set together/],
    [{ ...twilio, TWILIO_VERIFY_URL: 'verify.example' }, /TWILIO_VERIFY_URL/],
  ])('names the bad value of %j', (env, problem) => {
    const { problems } = read(env);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });
});
