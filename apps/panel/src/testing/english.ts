import en from '@earnwall/i18n/languages/en/panel.json' with { type: 'json' };
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { createTexts } from '#lib/text/text.tsx';

/** All English texts, compiled as the build compiles them. */
const messages = Object.fromEntries(Object.entries(en).map(([key, text]) => [key, compileMessage(text)]));

export const english = createTexts('en', messages);
