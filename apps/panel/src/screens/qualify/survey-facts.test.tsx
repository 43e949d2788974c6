// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MetadataContext } from '#api/metadata/metadata.ts';
import { MoneyDisplayProvider } from '#lib/money/money-display.tsx';
import { TextProvider } from '#lib/text/text.tsx';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { sampleSurveyFacts } from '#samples/sample-survey-facts.ts';
import { SessionProvider } from '#session/session-context.tsx';
import { english } from '#testing/english.ts';
import { panelParts } from '#testing/panel-parts.ts';
import { SurveyFacts } from './survey-facts.tsx';

afterEach(cleanup);

const coins = { currencyName: 'coins', rates: { cer: null, baseRate: 1, offset: 0 }, localized: false };
const likely = {
  ...{ loi: 720, user_reward: 720, odds: 60, per_minute: 48, finish_seconds: 720, out_seconds: 360 },
  ...{ week_started: 212, week_finished: 127, turn_away: { rate_micros: 12_000_000, most: 60 } },
};

/** What is shown, with ordinary spaces. */
function told(changes: Parameters<typeof sampleSurveyFacts>[0] = {}, show_rewards = true): string {
  const { session } = panelParts({});
  session.getState().surveyChosen({ hash: 'a-survey' });
  session.getState().surveyQualified({
    ...{ status: 'qualified', cid: 'a-click', sid: 'a-survey', url: 'https://supplier.example/enter' },
    ...{ redirect_type: 'new_tab', profiling_review: false, profile: [] },
    ...{ redirect_survey_hash: null, advice: null },
    survey: sampleSurveyFacts({ ...likely, ...changes }),
  });
  const { container } = render(
    <TextProvider texts={english}>
      <SessionProvider session={session}>
        <MetadataContext value={{ metadata: sampleMetadata({ show_rewards }), loading: false }}>
          <MoneyDisplayProvider value={coins}>
            <SurveyFacts />
          </MoneyDisplayProvider>
        </MetadataContext>
      </SessionProvider>
    </TextProvider>,
  );
  return container.textContent?.replaceAll('\u00a0', ' ') ?? '';
}

it('OD-02 before somebody goes in: odds, minutes however it ends, reward per minute, terms of the click', () => {
  const words = told();
  for (const said of [
    '720coinsAbout 12 minutes',
    'Good odds · about 60%',
    'Of 212 who started this week, 127 finished.',
    'Those who finish take about 12 min, those turned away about 6 min.',
    '≈ 48 coins/min, turn-aways included',
    'If you are turned away: 12 coins a minute after the first, up to 60 coins.',
  ])
    expect(words).toContain(said);
});

it('OD-02 says what is known: no odds, no terms, no amounts where the app hides them', () => {
  expect(told({ odds: null, turn_away: null })).toMatch(/^720coinsAbout 12 minutesOdds not known yet/);
  cleanup();
  expect(told({ turn_away: null })).not.toContain('If you are');
  cleanup();
  expect(told({}, false)).not.toMatch(/coins/);
});
