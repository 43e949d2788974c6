import { expect, it } from 'vitest';
import type { SurveyPlace } from './open-page.ts';
import { surveyAddress } from './survey-address.ts';

const script = { language: 'de', mode: 'script' } as const;

it.each<[string, SurveyPlace, string]>([
  ['https://panel.example/go/c1', 'same_window', 'https://panel.example/go/c1?language=de&mode=script'],
  ['https://panel.example/go/c1', 'in_app_browser', 'https://panel.example/go/c1?language=de&mode=script'],
  ['https://panel.example/go/c1', 'new_tab', 'https://panel.example/go/c1?language=de'],
  ['https://panel.example/result?cid=c1', 'new_tab', 'https://panel.example/result?cid=c1&language=de'],
  ['no address', 'new_tab', 'no address'],
])('EM-01 the way out to %s in %s knows how to come back', (url, place, expected) => {
  expect(surveyAddress(url, place, script)).toBe(expected);
});
