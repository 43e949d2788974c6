import type { WhyNotReason } from '@earnwall/contract/inventory';

/** Why a survey is not shown, in a word. */
export const reasonLabels: Readonly<Record<WhyNotReason, string>> = {
  taken: 'Taken',
  duplicate: 'Duplicate',
  excluded: 'Shut by another',
  not_invited: 'Not invited',
  device: 'Device',
  language: 'Language',
  age: 'Age',
  gender: 'Gender',
  answer: 'Answer',
  group: 'Profile',
  quota: 'Quota',
  paused: 'Paused',
  supplier_paused: 'Supplier paused',
};
