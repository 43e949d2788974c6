import { languages } from '@earnwall/i18n/languages';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { readMessage } from '#lib/text/message.ts';

const catalogs = import.meta.glob<Record<string, string>>(
  '../../../../../packages/i18n/languages/*/panel.json',
  { eager: true, import: 'default' },
);
const translated = Object.entries(catalogs)
  .map(([file, texts]) => [file.split('/').at(-2) ?? '', texts] as const)
  .filter(([language]) => Object.hasOwn(languages, language));

it.each(translated)('MO-02 a bonus reads +15%% in %s, on one line and in this order', (language, texts) => {
  const figure = readMessage(compileMessage(texts.bonus_percent ?? ''), { percent: 15 }, language);
  // Some languages set a space that never breaks before the sign.
  expect(figure).toMatch(language === 'ar' ? /^\u2068\+15%\u2069$/ : /^\+15[\u00a0\u202f]?%$/);
});
