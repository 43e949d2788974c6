/**
 * The texts a panel needs before anybody has pressed anything: the list, and what may stand in its way. They travel
 * with the first load; all others follow with the screens that say them. A name, or with `*` whatever begins so.
 * first-texts.test.ts holds this list against the modules of the first load.
 */
const firstTexts = [
  'back',
  'bonus_percent',
  'empty_text',
  'empty_title',
  'error_*',
  'header_*',
  'invalid_security_hash*',
  'list_title',
  'loading*',
  'onboarding_text',
  'onboarding_title',
  'opens_from_publisher_*',
  'section_*',
  'sort_*',
  'stats_*',
  'support_shortcut',
  'survey_*',
  'switch_*',
  'test_mode*',
  'topic_*',
  'try_again',
];

export function isFirstText(key: string): boolean {
  return firstTexts.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));
}
