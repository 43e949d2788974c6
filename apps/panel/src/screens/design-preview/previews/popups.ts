import type { Metadata } from '@earnwall/contract/entities/metadata';
import { storageKeys } from '@earnwall/contract/storage-keys';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { sampleProfileQuestion } from '#samples/sample-profile.ts';
import { type Answers, fails, type Preview, waits } from '#screens/design-preview/preview.ts';
import { ago } from '#screens/design-preview/samples/moments.ts';
import { previewAddress } from '#screens/design-preview/samples/preview-address.ts';
import { chosenResult } from '#screens/design-preview/samples/results.ts';

const path = '/';

function withExtra(changes: Partial<Metadata['extra']>): Partial<Metadata> {
  return { extra: { ...sampleMetadata().extra, ...changes } };
}

const extension = { bonus: 250, url: previewAddress('all') };

/** A survey ended without a complete while the panel was closed. */
const endedLately = { cid: 'sample-cid', survey: 'survey-1', at: Date.parse(ago(1)), isOver: false };
const feedback = {
  path: '/',
  stored: { [storageKeys.endedSurveys]: JSON.stringify([endedLately]) },
  answers: {
    'results/get-results': () =>
      chosenResult({ result: 'screen_out', user_reward: 0, feedback_wanted: true }),
  },
} as const satisfies Partial<Preview>;

const phone = {
  'surveys/get-surveys': () => ({ result: 'error', type: 'sms_verification', data: {} }),
} satisfies Answers;
const open = { press: '.notice button' };
const number = [
  open,
  { enter: 'input[type=tel]', text: '2025550142' },
  { press: '.phone-check [type=submit]' },
];
const code = [
  ...number,
  { enter: '.code-boxes input', text: '123456' },
  { press: '.phone-check [type=submit]:not([disabled])' },
];

const review = { path: '/', metadata: { update_profile: true } } as const;

/** What opens over a list. */
export const popupPreviews: readonly Preview[] = [
  {
    name: 'profile-review-loading',
    title: 'Profile review: loading',
    ...review,
    answers: { 'profile/get-profiling-review': waits },
  },
  { name: 'profile-review', title: 'Profile review: what is known', ...review },
  {
    ...{ name: 'profile-review-answer', title: 'Profile review: one answer', ...review },
    answers: {
      'profile/get-profiling-review-question': ({ params }) => sampleProfileQuestion({ id: params.question }),
    },
    acts: [{ press: '.review-item' }],
  },
  {
    name: 'profile-review-empty',
    title: 'Profile review: nothing to review',
    ...review,
    answers: { 'profile/get-profiling-review': () => [] },
  },
  {
    name: 'profile-review-failed',
    title: 'Profile review: not available',
    ...review,
    answers: { 'profile/get-profiling-review': fails() },
  },

  { name: 'feedback', title: 'Feedback', ...feedback },
  {
    name: 'feedback-other',
    title: 'Feedback: in own words',
    ...feedback,
    acts: [{ press: '.feedback-form [value=other]' }],
  },
  {
    ...{ name: 'feedback-thanks', title: 'Feedback: thanks, which go by themselves', ...feedback },
    acts: [
      { press: '.feedback-form [value=broken_survey]' },
      { press: '.feedback-form [type=submit]:not([disabled])' },
    ],
  },

  { name: 'phone-number', title: 'Phone check: number', path, answers: phone, acts: [open] },
  {
    name: 'phone-number-invalid',
    title: 'Phone check: a wrong number',
    path,
    answers: phone,
    acts: [open, { press: '.phone-check [type=submit]' }],
  },
  { name: 'phone-code', title: 'Phone check: code', path, answers: phone, acts: number },
  {
    ...{ name: 'phone-code-wrong', title: 'Phone check: a wrong code', path, acts: code },
    answers: { ...phone, 'verification/post-verification-sms-verify': fails(422, 'This code is not right.') },
  },
  { name: 'phone-verified', title: 'Phone check: verified', path, answers: phone, acts: code },

  {
    name: 'extension',
    title: 'Extension: install (desktop Chrome)',
    path,
    metadata: withExtra({ extension: { ...extension, status: 0 } }),
  },
  {
    name: 'extension-credited',
    title: 'Extension: credited (desktop Chrome)',
    path,
    metadata: withExtra({ extension: { ...extension, status: 1 } }),
  },
  {
    ...{ name: 'duplicated-clicks', title: 'A survey that was opened twice', path },
    metadata: withExtra({ duplicated_clicks: { survey_hash: 'survey-2', at: ago(2) } }),
  },
];
