/**
 * Why a question of the profile is asked, as families that many questions share (decision 0109). The panel has a sentence
 * for each, `profile_why_<reason>`.
 */
export const profileReasons = [
  'people',
  'region',
  'background',
  'work',
  'money',
  'household',
  'technology',
  'languages',
  'pets',
  'smoking',
  'cars',
  'media',
  'shopping',
  'leisure',
  'advertising',
  'other',
] as const;

export type ProfileReason = (typeof profileReasons)[number];
