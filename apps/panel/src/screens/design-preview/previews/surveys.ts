import type { Metadata } from '@earnwall/contract/entities/metadata';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { fails, type Preview, waits } from '#screens/design-preview/preview.ts';
import { chosenSurvey, fairPay, manySurveys, surveys } from '#screens/design-preview/samples/surveys.ts';

const path = '/';

function withSettings(changes: Partial<Metadata['settings']>): Partial<Metadata> {
  return { settings: { ...sampleMetadata().settings, ...changes } };
}

/** The survey list (SL-01), with and without its tiles. */
export const surveysPreviews: readonly Preview[] = [
  {
    name: 'loading',
    title: 'Before anything is known',
    path,
    metadata: null,
    answers: { 'app/get-app': waits },
  },
  { name: 'surveys-loading', title: 'The list loads', path, answers: { 'surveys/get-surveys': waits } },
  { name: 'surveys', title: 'Surveys', path },
  {
    ...{ name: 'surveys-sections', title: 'Best survey and sections', path },
    metadata: { ...withSettings({ sections: true }), fair_pay: fairPay },
    answers: { 'surveys/get-surveys': () => ({ result: 'success', surveys: [...manySurveys] }) },
  },
  {
    ...{ name: 'surveys-sections-unknown', title: 'Sections, odds of the best one not known', path },
    metadata: withSettings({ sections: true }),
    answers: { 'surveys/get-surveys': () => ({ result: 'success', surveys: manySurveys.slice(3) }) },
  },
  {
    ...{ name: 'surveys-sections-onboarding', title: 'Sections, the profile first', path },
    metadata: withSettings({ sections: true }),
  },
  {
    ...{ name: 'surveys-sections-loading', title: 'Sections load', path },
    metadata: withSettings({ sections: true }),
    answers: { 'surveys/get-surveys': waits },
  },
  {
    ...{ name: 'surveys-many', title: 'More than show at first', path },
    answers: { 'surveys/get-surveys': () => ({ result: 'success', surveys: [...manySurveys] }) },
  },
  {
    ...{ name: 'surveys-few', title: 'Two surveys', path },
    answers: { 'surveys/get-surveys': () => ({ result: 'success', surveys: surveys.slice(2, 4) }) },
  },
  {
    ...{ name: 'surveys-begun', title: 'A survey that was begun', path },
    happened: (session) => {
      session.surveyChosen(chosenSurvey);
      session.surveyStarted({ elsewhere: false });
    },
  },
  {
    name: 'surveys-tiles-1',
    title: 'Tile layout new1',
    path,
    metadata: withSettings({ tile_layout: 'new1' }),
  },
  {
    name: 'surveys-tiles-2',
    title: 'Tile layout new2',
    path,
    metadata: withSettings({ tile_layout: 'new2' }),
  },
  {
    name: 'surveys-vertical',
    title: 'Vertical layout',
    path,
    metadata: withSettings({ layout: 'vertical' }),
  },
  {
    name: 'surveys-horizontal',
    title: 'Horizontal layout',
    path,
    metadata: withSettings({ layout: 'horizontal' }),
  },
  { name: 'surveys-fs', title: 'FS variant', path, metadata: withSettings({ fs_variant: true }) },
  {
    name: 'surveys-rounded',
    title: 'Rounded buttons',
    path,
    metadata: withSettings({ rounded_buttons: true }),
  },
  { name: 'surveys-no-rewards', title: 'Without rewards', path, metadata: { show_rewards: false } },
  { name: 'surveys-no-filters', title: 'Without filters', path, metadata: { show_filters: false } },
  {
    ...{ name: 'surveys-announcement', title: 'Announcement and support shortcut', path },
    metadata: {
      html: '<h2>Double points this weekend</h2><p>Every survey that you complete counts <b>twice</b>.</p>',
      is_chat_available: true,
    },
  },
  { name: 'surveys-test', title: 'Test mode', path, metadata: { test_mode: true } },
  {
    name: 'surveys-failed',
    title: 'The list did not load',
    path,
    answers: { 'surveys/get-surveys': fails() },
  },
  { name: 'nobody', title: 'Nobody is logged in', path, isNobody: true },
];
