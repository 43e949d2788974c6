import type { StorageKey } from '@earnwall/contract/storage-keys';
import { describe, expect, it } from 'vitest';
import { readStartUp } from '#app/start-up/start-up.ts';
import { createMemoryStorage } from '#lib/storage/memory-storage.ts';
import type { PanelStorage } from '#lib/storage/storage.ts';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { sampleSurveyFacts } from '#samples/sample-survey-facts.ts';
import { createSession, type SessionSeed } from './session.ts';
import type { QualifiedOutcome } from './session-state.ts';
import { noCredentials } from './start-up-values.ts';

const address = '?uuid=alice&app=demo&shash=ff&s=mail&maid=ma-9&otm=pool-7&subid=x&subid-iframe=y';

function open(changes: Partial<SessionSeed> = {}, search = address) {
  const startUp = readStartUp(search);
  const storage = createMemoryStorage();
  const session = createSession({
    startUp,
    credentials: startUp.credentials,
    language: 'en',
    metadata: null,
    failure: null,
    framed: false,
    storage,
    ...changes,
  });
  return { now: session.getState, storage };
}

const qualified: QualifiedOutcome = {
  status: 'qualified',
  url: 'https://panel.example/go/c1',
  redirect_type: 'new_tab',
  profiling_review: false,
  profile: [{ hash: 'gender', question_text: 'Your gender?', answers: ['Woman'] }],
  redirect_survey_hash: null,
  advice: null,
  sid: 's1',
  cid: 'c1',
  survey: sampleSurveyFacts(),
};

const storedOf = (storage: PanelStorage, keys: StorageKey[]) => keys.map((key) => storage.get(key));

describe('session', () => {
  it('ID-07 holds the required fields from the first moment', () => {
    expect(open().now()).toMatchObject({
      uuid: 'alice',
      appId: 'demo',
      uHash: null,
      securityHash: 'ff',
      uBirthday: null,
      subId: { subid: 'x', 'subid-iframe': 'y' },
      source: 'mail',
      platform: 'web',
      country: null,
      language: 'en',
      currency_name: null,
      earned_today: 0,
      earned_thirtydays: 0,
      policy_optin: 0,
      test_mode: false,
      current_survey: null,
      qualified: false,
      disqualified: false,
      surveyUrl: null,
      profile: [],
      bonuses: [],
      extension: null,
      deviceManufacturer: null,
      deviceModel: null,
      otmPool: 'pool-7',
      iframe: true,
      loggedIn: false,
    });
  });

  it('ID-07 knows the current survey with all that the respondents service asks for', () => {
    const { now } = open();
    const survey = {
      hash: 'h1',
      rd_supplier_id: '1',
      survey_session_id: '2',
      rd_sy_nr: '3',
      rd_destination_platform_id: '4',
      rd_destination_platform_survey_number: '5',
      rd_duplication_checked: false,
    };
    now().surveyChosen(survey);
    expect(now().current_survey).toEqual(survey);
  });

  it('ID-12 a phone app around the panel names its platform', () => {
    const device = { platform: 'ios', deviceManufacturer: 'Apple', deviceModel: null } as const;
    expect(open({ device }).now()).toMatchObject(device);
  });

  it('AP-02 the account is the app of the login, else that of the page, and outlasts the login', () => {
    expect(open({ app: 'other' }).now().appId).toBe('demo');
    const guest = open({ app: 'painted', credentials: noCredentials });
    expect(guest.now().appId).toBe('painted');

    const byHash = open({}, '?uh=hash');
    expect(byHash.now().appId).toBeNull();
    byHash.now().entered(sampleMetadata({ app: 'of-the-hash' }));
    byHash.now().loggedOut(2);
    expect(byHash.now().appId).toBe('of-the-hash');
  });

  it('AP-02 a login that is none of the page’s own leaves the page’s own account', () => {
    const { now } = open({ app: 'painted' });
    now().loginForeign();
    expect(now().appId).toBe('painted');
  });

  it('AP-03 knows that the duplicate check of the current survey was made, until there is another', () => {
    const { now } = open();
    now().surveyChosen({ hash: 'h1', rd_sy_nr: '3', rd_duplication_checked: false });
    now().surveyChecked();
    expect(now().current_survey).toEqual({ hash: 'h1', rd_sy_nr: '3', rd_duplication_checked: true });
    now().surveySwitched('h2');
    expect(now().current_survey).toEqual({ hash: 'h2' });
    now().surveyClosed(true);
    now().surveyChecked();
    expect(now().current_survey).toBeNull();
  });

  it('ID-07 learns the user from metadata', () => {
    const { now } = open();
    const extension = { status: 0, bonus: 50, url: 'https://store.example/x' } as const;
    now().entered(
      sampleMetadata({
        ubirthday: '1990-05-01',
        test_mode: true,
        extra: { extension, bonus: [], duplicated_clicks: null, unread_replies: 0 },
      }),
    );
    expect(now()).toMatchObject({
      loggedIn: true,
      uHash: 'users-hash',
      uBirthday: '1990-05-01',
      country: 'US',
      currency_name: 'coins',
      earned_today: 120,
      earned_thirtydays: 4500,
      test_mode: true,
      extension,
    });
  });

  it('starts logged in when the document brought metadata, but not by a survey link alone', () => {
    expect(open({ metadata: sampleMetadata() }).now().loggedIn).toBe(true);
    expect(open({ metadata: sampleMetadata({ uhash: null }) }).now().loggedIn).toBe(false);
  });

  it('keeps a policy opt-in that the server has not heard of yet', () => {
    const { now } = open({ metadata: sampleMetadata() });
    now().policyAccepted();
    now().entered(sampleMetadata({ policy_optin: 0 }));
    expect(now().policy_optin).toBe(1);
  });

  it('ID-13 a 401 clears user data and stored credentials and keeps the code', () => {
    const { now, storage } = open({ metadata: sampleMetadata() });
    const keys: StorageKey[] = ['primeuh', 'primeuuid', 'primeapp', 'primeshash'];
    for (const key of keys) storage.set(key, 'x');
    storage.set('sort-surveys', 'time');
    now().surveyChosen({ hash: 'h1' });
    now().loggedOut(12);
    expect(now()).toMatchObject({
      loggedIn: false,
      failure: { type: 'unauthenticated', code: 12 },
      uuid: null,
      uHash: null,
      securityHash: null,
      country: null,
      earned_today: 0,
      earned_thirtydays: 0,
      current_survey: null,
      credentials: { uh: null, uuid: null, app: null, shash: null },
    });
    expect(storedOf(storage, keys)).toEqual([null, null, null, null]);
    expect(storage.get('sort-surveys')).toBe('time');
  });

  it('ID-13 the notice of code 12 still knows what was supplied (decision 0001)', () => {
    const { now } = open();
    now().loggedOut(12);
    expect(now().supplied).toMatchObject({ uuid: 'alice', shash: 'ff' });
  });

  it('does not try again what the server refused while painting', () => {
    const { now } = open({ failure: { type: 'unauthenticated', code: 2 } });
    expect(now().credentials.uuid).toBeNull();
    expect(now().supplied.uuid).toBe('alice');
  });

  it('keeps the survey of a link for reloads, and forgets it when it was closed (decision 0001)', () => {
    const { now, storage } = open();
    now().surveyChosen({ hash: 'h1' }, { keep: true });
    expect([now().keptSurvey, storage.get('surveyHash')]).toEqual(['h1', 'h1']);
    now().surveyClosed(false);
    expect(now()).toMatchObject({ keptSurvey: null, current_survey: null, finished: true });
    expect(storage.get('surveyHash')).toBeNull();
  });

  it('returns to the panel from a survey without an end of the visit', () => {
    const { now } = open();
    now().surveyChosen({ hash: 'h1' });
    now().surveyClosed(true);
    expect(now()).toMatchObject({ current_survey: null, finished: false });
  });

  it('QU-01 keeps what a qualification ended with for the qualify screen, until the survey is closed', () => {
    const { now } = open();
    now().surveyChosen({ hash: 'h1' });
    now().surveyQualified(qualified);
    expect(now()).toMatchObject({
      qualified: true,
      disqualified: false,
      surveyUrl: 'https://panel.example/go/c1',
      redirectType: 'new_tab',
      cid: 'c1',
      sid: 's1',
      profile: [{ hash: 'gender', answers: ['Woman'] }],
      surveyFacts: { loi: 601, user_reward: 500 },
    });
    now().surveyClosed(true);
    expect(now()).toMatchObject({ qualified: false, surveyUrl: null, cid: null, profile: [] });
    expect(now().surveyFacts).toBeNull();
  });

  it('QU-01 clears the stored survey where the session ends, as by a qualification that is not allowed', () => {
    const { now, storage } = open();
    now().surveyChosen({ hash: 'h1' }, { keep: true });
    now().loggedOut(2);
    expect(now()).toMatchObject({ current_survey: null, keptSurvey: null });
    expect(storage.get('surveyHash')).toBeNull();
  });

  it('QU-01 knows that the user did not qualify, and why', () => {
    const { now } = open();
    now().surveyChosen({ hash: 'h1' });
    now().surveyDisqualified('This survey is full.');
    expect(now()).toMatchObject({ disqualified: true, disqualifiedMessage: 'This survey is full.' });
    expect(now()).toMatchObject({ current_survey: null, missedSurvey: 'h1' });
  });

  it('QU-11 goes on with the survey the server switched to, after a reload too', () => {
    const kept = open();
    kept.now().surveyChosen({ hash: 'h1' }, { keep: true });
    kept.now().surveySwitched('h2');
    expect(kept.now()).toMatchObject({ current_survey: { hash: 'h2' }, keptSurvey: 'h2' });
    expect(kept.storage.get('surveyHash')).toBe('h2');

    const { now, storage } = open();
    now().surveyChosen({ hash: 'h1' });
    now().surveySwitched('h2');
    expect(now()).toMatchObject({ current_survey: { hash: 'h2' }, keptSurvey: null });
    expect(storage.get('surveyHash')).toBeNull();
  });

  it('QF-03 remembers the survey that was opened after the qualification is put away', () => {
    const { now } = open();
    now().surveyChosen({ hash: 'h1' });
    now().surveyStarted({ elsewhere: false });
    now().surveyClosed(true);
    expect(now()).toMatchObject({ activeSurvey: 'h1', current_survey: null });
  });

  it('RS-03 watches a survey that opened elsewhere until its outcome is learned', () => {
    const { now } = open();
    now().surveyChosen({ hash: 'h1' });
    now().surveyQualified(qualified);
    now().surveyStarted({ elsewhere: true });
    now().surveyClosed(true);
    expect(now().openClicks).toEqual([{ cid: 'c1', survey: 'h1' }]);
    now().outcomeLearned('c1');
    expect(now()).toMatchObject({ openClicks: [], activeSurvey: null });
  });

  it('RS-03 a survey that is over is nobody’s current one, as after a reload on the way back to the tasks', () => {
    const { now } = open({ survey: { hash: 'h1' }, openClicks: [{ cid: 'c1', survey: 'h1' }] });
    now().outcomeLearned('c1');
    expect(now()).toMatchObject({ openClicks: [], activeSurvey: null, current_survey: null });
  });

  it('SS-03 a visit without a panel is finished once its survey in another tab is over', () => {
    const { now } = open({ survey: { hash: 'h1' }, openClicks: [{ cid: 'c1', survey: 'h1' }] });
    now().outcomeLearned('c1', { panelEnabled: false });
    expect(now()).toMatchObject({ finished: true, keptSurvey: null, current_survey: null });
  });

  it('RS-03 a survey in the same window comes back with its result: nothing is watched', () => {
    const { now } = open();
    now().surveyChosen({ hash: 'h1' });
    now().surveyQualified(qualified);
    now().surveyStarted({ elsewhere: false });
    expect(now()).toMatchObject({ openClicks: [], activeSurvey: 'h1' });
  });

  it('RS-03 the end of one survey leaves the mark of a newer one, and a click is watched once', () => {
    const { now } = open({ openClicks: [{ cid: 'c0', survey: 'h0' }] });
    expect(now().activeSurvey).toBe('h0');
    now().surveyChosen({ hash: 'h1' });
    now().surveyQualified(qualified);
    now().surveyStarted({ elsewhere: true });
    now().outcomeAwaited({ cid: 'c1', survey: 'h1' });
    now().outcomeLearned('c0');
    expect(now()).toMatchObject({ openClicks: [{ cid: 'c1' }], activeSurvey: 'h1' });
    now().loggedOut(1);
    expect(now().openClicks).toEqual([]);
  });

  it('RS-05 a result names its user and app; one without a login names the app alone', () => {
    const { now } = open({}, '?uh=hash');
    now().resultRead({ uuid: null, app: 'demo' });
    expect(now()).toMatchObject({ uuid: null, appId: 'demo' });
    now().resultRead({ uuid: 'alice', app: 'demo' });
    expect(now()).toMatchObject({ uuid: 'alice', appId: 'demo' });
  });

  it('SS-01 a link names the user of a visitor without credentials, and of nobody else', () => {
    const guest = open({ credentials: noCredentials });
    guest.now().linkEntered('new-user');
    expect(guest.now()).toMatchObject({ uHash: 'new-user', credentials: { uh: 'new-user' }, loggedIn: true });
    expect(guest.storage.get('primeuh')).toBe('new-user');

    const known = open();
    known.now().linkEntered('new-user');
    expect(known.now().credentials.uh).not.toBe('new-user');
  });

  it('takes up the survey of before a reload', () => {
    expect(open({ survey: { hash: 'h1' } }).now().current_survey).toEqual({ hash: 'h1' });
  });

  it('SL-03 starts by_order as the server paints it, then restores the stored sort', () => {
    const storage = createMemoryStorage();
    open({ storage }).now().surveysSorted('time');
    expect(storage.get('sort-surveys')).toBe('time');

    const { now } = open({ storage });
    expect(now().surveySort).toBe('by_order');
    now().choicesRestored();
    expect(now().surveySort).toBe('time');
  });
});
