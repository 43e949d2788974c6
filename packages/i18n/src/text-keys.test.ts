import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import en from '../languages/en/panel.json';

const messages: ReadonlyMap<string, string> = new Map(Object.entries(en));

/** The questions of the support screen, by their names (SU-01). */
const faq = ['get_rewards', 'no_surveys', 'survey_qualify', 'vpn_or_proxy', 'screen_out', 'not_full_reward'];

describe('the English texts', () => {
  it.each([...messages])('%s compiles as an ICU message', (_key, message) => {
    const compiled = compileMessage(message);
    // A message that cannot be parsed comes back as it was, braces and all, instead of throwing.
    expect(compiled.filter((part) => typeof part === 'string').join()).not.toMatch(/[{}]/);
    expect(compiled).not.toHaveLength(0);
  });

  it('stay in alphabetical order, so that two people adding keys rarely meet', () => {
    const keys = [...messages.keys()];
    expect(keys).toEqual(keys.toSorted());
  });

  it.each([
    ['age_limit_validation', 'You must be at least 18 years old'],
    ['disqualified_okay', 'Okay'],
    ['empty_answer_general', 'Field should not be empty'],
    ['error_404', 'Page not found'],
    ['error_code', 'Code {code}'],
    ['error_connection', 'Connection Error'],
    ['error_connection-text', 'Oh, seems like you lost internet'],
    ['error_home', 'Home'],
    ['error_unauthenticated', 'Unauthenticated'],
    ['invalid_security_hash', 'Hash invalid. Please contact support.'],
    ['notice_location_error_title', 'You seem to be out of your country'],
    ['notice_vpn_detected_title', 'VPN or proxy detected'],
    ['offers_best', 'Best offers'],
    ['phone_check_confirm', 'Confirm'],
    ['phone_invalid', 'Invalid phone number'],
    ['qualify_participate', 'Participate'],
    ['question_next', 'Next'],
    ['sort_my_offers', 'My offers'],
    ['support_create_ticket_error_text', 'Please try again later'],
    ['support_create_ticket_error_title', 'There has been error'],
    ['switch_new', 'New'],
    ['ticket_email-invalid', 'Your email is invalid'],
    ['ticket_message-validation', 'Please enter your message'],
    ['year_invalid', 'Invalid year'],
  ])('LO-04 %s says what is required, word for word', (key, text) => {
    expect(messages.get(key)).toBe(text);
  });

  it.each([
    ['notice_maintenance_title', 'under maintenance'],
    ['notice_icloud_private_relay_text', 'turn off iCloud Private Relay'],
  ])('LO-04 %s holds the required words', (key, words) => {
    expect(messages.get(key)).toContain(words);
  });

  it.each([
    'empty_text',
    'empty_title',
    ...faq.flatMap((about) => [`faq_${about}_question`, `faq_${about}_answer`]),
    'no_activity',
    'ticket_wrong-file-quantity',
    'ticket_wrong-file-size_updated',
    'ticket_wrong-file-type_updated',
  ])('LO-04 %s exists under the required key', (key) => {
    expect(messages.get(key)).toBeTruthy();
  });
});
