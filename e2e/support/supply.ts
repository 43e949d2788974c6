// Real survey suppliers, played by the sandbox: what each of their codes stands for, and how they change their minds later.
import { type Outcome, outcomes } from '../../packages/contract/src/outcomes.ts';

export interface SurveySupplier {
  readonly id: string;
  /** What its survey pays in an app of the stories, which is its name on the list: no other one there pays the same. */
  readonly reward: string;
  /** Of the address to which its browsers come back: by it its staff name an attempt. */
  readonly attempt: string;
  /** What it wants to know of a person, in the order in which it is asked. */
  readonly asks: readonly ('gender' | 'birthday')[];
  /** Buttons of its page that end a survey, by what they stand for. */
  readonly codes: Readonly<Partial<Record<Outcome, readonly string[]>>>;
  /** How a complete is taken back, and how somebody is paid after all. */
  readonly later: { readonly takesBack: readonly [Change, ...Change[]]; readonly pays: Change };
}

/** A control of its page, and what is entered there beside the attempt. */
export interface Change {
  readonly control: string;
  readonly attempt: string;
  readonly choices: Readonly<Record<string, string>>;
}

const callback = (code: string): Change => ({
  ...{ control: 'Send a callback', attempt: 'cid', choices: { Code: code, Manner: 'once' } },
});
const reconcile = (status: string): Change => ({
  ...{ control: 'Reconcile', attempt: 'Transactions', choices: { 'New status': status } },
});
const adjust = (to: string): Change => ({
  ...{ control: 'Adjust a session afterwards (outcomes feed)', attempt: 'MID', choices: { To: to } },
});

export const dynata: SurveySupplier = {
  ...{ id: 'dynata', reward: '675', attempt: 'cid', asks: ['gender', 'birthday'] },
  codes: {
    complete: ['1.0'],
    partial: ['1.1'],
    screen_out: ['2.1', '2.2', '0.3', '0.4'],
    quota_full: ['3.1', '3.2', '5.10'],
    duplicate: ['4.0'],
    quality: ['5.0', '5.1', '5.2', '5.4'],
    security: ['5.3'],
    error: ['0.0', '9.9'],
  },
  later: {
    takesBack: [callback('5.4'), ...['5.0', '5.1', '5.2', '5.3'].map(callback)],
    pays: callback('1.0'),
  },
};

const prodege: SurveySupplier = {
  ...{ id: 'prodege', reward: '575', attempt: 'transid', asks: ['birthday'] },
  codes: {
    complete: ['1'],
    screen_out: ['3', '3.41'],
    quota_full: ['2', '2.13', '2.28', '2.29', '2.30', '2.31', '2.38'],
    duplicate: ['3.4', '3.17', '3.19', '3.20', '3.24', '3.32'],
    quality: ['4'],
    security: ['4.33'],
  },
  later: { takesBack: [reconcile('4'), reconcile('3'), reconcile('2')], pays: reconcile('1') },
};

export const cint: SurveySupplier = {
  ...{ id: 'cint', reward: '360', attempt: 'mid', asks: ['birthday'] },
  codes: {
    complete: ['3.10'],
    screen_out: ['3.20', '23', '24', '134', '236', '237', '241'],
    quota_full: ['3.40', '40', '41'],
    closed: ['42'],
    duplicate: ['21', '30', '31', '35', '36', '138', '139', '230'],
    quality: ['3.30', '3.33', '3.34', '3.35', '242'],
    security: ['32', '37', '38', '132', '133', '234', '238', '240', '243'],
    error: ['-1', '-5', '3.77'],
  },
  later: { takesBack: [adjust('26'), adjust('28')], pays: adjust('11') },
};

export const suppliers = [dynata, prodege, cint];

export const codesOf = ({ codes }: SurveySupplier): [code: string, outcome: Outcome][] =>
  outcomes.flatMap((outcome) => (codes[outcome] ?? []).map((code): [string, Outcome] => [code, outcome]));

/** Ends of Cint's sessions that no browser brings back: its staff choose them on its page. */
export const silentEnds: readonly (readonly [code: string, outcome: Outcome])[] = [
  ['131', 'security'],
  ['301', 'timeout'],
  ['302', 'timeout'],
  ['303', 'timeout'],
];

export const endSilently = (code: string): Change => ({
  control: 'End a session without a redirect (outcomes feed)',
  ...{ attempt: 'MID', choices: { Code: code } },
});

/** How a result says it, and the line in the history. */
export const words: Readonly<Record<Outcome, { readonly title: string; readonly listed: RegExp }>> = {
  complete: { title: 'Survey completed', listed: /coins.*Completed/ },
  partial: { title: 'Partly completed', listed: /Partly completed/ },
  screen_out: { title: 'Not a match this time', listed: /0\s*coins.*Screen out/ },
  quota_full: { title: 'The survey is full', listed: /Survey full.*0\s*coins/ },
  closed: { title: 'The survey has closed', listed: /Survey closed.*0\s*coins/ },
  duplicate: { title: 'Already taken', listed: /Taken before.*0\s*coins/ },
  quality: { title: 'This survey didn’t count', listed: /Answers not accepted.*0\s*coins/ },
  security: { title: 'This survey didn’t count', listed: /Security check.*0\s*coins/ },
  timeout: { title: 'Time ran out', listed: /Ran out of time.*0\s*coins/ },
  error: { title: 'The survey had a problem', listed: /0\s*coins/ },
};
