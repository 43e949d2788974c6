// What saving a change of settings does to people and money, in words, shown before it is saved.
import type { AppSettings } from '@earnwall/contract/entities/app-settings';
import type { AppField } from './app-fields.ts';

type Effects = { readonly [F in AppField]?: (next: AppSettings[F]) => string };

const price = () => 'Surveys that are open keep their price; new ones get the new one.';
const check = (what: string) => (on: boolean) =>
  on ? `${what} is checked from the next request on.` : `${what} is no longer checked.`;

const effects: Effects = {
  status: (next) =>
    ({
      open: 'New users can come in again.',
      closed_to_new_users: 'Nobody new can come in; known users go on.',
      off: 'The panel is refused to everybody at once. Rewards of surveys that are open are still paid.',
    })[next],
  test_mode: (isTest) =>
    isTest
      ? 'From now on nobody is paid: completes are credited to the test ledger, and postbacks are marked as test.'
      : 'From now on users are paid for real. What was earned in test mode stays in the test ledger.',
  currency_name: () => 'The new name is shown everywhere at once; balances stay.',
  exchange_rate: price,
  revenue_share: price,
  decimals: () => 'Amounts have other digits. This is fixed once the first survey is opened.',
  fair_pay: (next) =>
    next === null
      ? 'Time is no longer paid for, and nothing is set aside. Surveys that are open keep what was said.'
      : `Of each complete ${next} % more is set aside, and pays people whom surveys turn away for their minutes.`,
  credit_cap: (next) =>
    next === null ? 'Support can no longer credit users.' : `Support may credit up to ${next} at once.`,
  allowed_origins: () => 'Pages of other origins can no longer show the panel after their next load.',
  sources: () => 'Users of a source that is off, missing or closed in their country are refused at once.',
  requires_security_hash: (on) =>
    on
      ? 'Links without a right security hash are refused at once.'
      : 'Anybody who knows a user’s id can open that user’s panel.',
  checks_vpn: check('VPN use'),
  checks_relay: check('Relay use'),
  checks_location: check('The country of the account'),
  requires_phone: (on) =>
    on
      ? 'Users without a verified phone see no list until they verify one.'
      : 'Lists need no phone any more.',
  panel_enabled: (on) => (on ? 'The list of surveys is shown.' : 'The list of surveys is hidden.'),
  offers_enabled: (on) => (on ? 'Offers are shown.' : 'Offers are hidden; open ones still pay.'),
  single_survey: (on) => (on ? 'Single-survey links work.' : 'Single-survey links stop working.'),
  policy_required: (on) =>
    on ? 'Users who have not accepted the policy are asked first.' : 'Nobody is asked to accept the policy.',
  html: () => 'Shown above the list, without scripts, styles and pictures.',
  extension_bonus: (next) =>
    next === null ? 'Installing the extension pays nothing.' : 'For installations from now on.',
};

/** One sentence for each different effect, in the order of the fields. */
export function effectsOf(next: AppSettings, changed: readonly AppField[]): string[] {
  return [...new Set(changed.flatMap((field) => effectOf(field, next) ?? []))];
}

function effectOf<F extends AppField>(field: F, next: AppSettings): string | undefined {
  const effect: Effects[F] = effects[field];
  return effect?.(next[field]);
}
