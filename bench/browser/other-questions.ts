// The same question in libraries for surveys that anybody can install: from their Next to 1,000 answers.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installAnchors } from '../shared/anchors.ts';
import { type Browser, newPhone, press } from './phone.ts';

interface Library {
  name: string;
  packages: readonly string[];
  /** Files of the packages. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Shows the first of two questions in #root, answered; the second has `places`. */
  begin: string;
  next: string;
}

const libraries: readonly Library[] = [
  {
    name: 'SurveyJS',
    packages: ['survey-core@2.5.38', 'survey-js-ui@2.5.38'],
    scripts: ['survey-core/survey.core.min.js', 'survey-js-ui/survey-js-ui.min.js'],
    styles: ['survey-core/survey-core.min.css'],
    begin: `
      const question = (name, title, choices) => ({ elements: [{ type: 'radiogroup', name, title, choices }] });
      const model = new Survey.Model({ pages: [
        question('drink', 'What do you drink?', ['Tea', 'Coffee']),
        question('place', 'Where do you live?', places),
      ] });
      model.setValue('drink', 'Coffee');
      model.render(document.getElementById('root'));`,
    next: "document.querySelector('.sd-navigation__next-btn')",
  },
  {
    name: 'Formbricks',
    packages: ['@formbricks/surveys@1.99.0'],
    scripts: ['@formbricks/surveys/dist/index.umd.js'],
    styles: [],
    begin: `
      const question = (id, title, answers) => ({
        id, type: 'multipleChoiceSingle', headline: title, required: true, shuffleOption: 'none',
        buttonLabel: 'Next', backButtonLabel: 'Back',
        choices: answers.map((answer) => ({ id: answer, label: answer })),
      });
      const survey = {
        id: 'survey', name: 'Survey', type: 'link', status: 'inProgress', languages: [], styling: null,
        welcomeCard: { enabled: false }, thankYouCard: { enabled: false }, hiddenFields: { enabled: false },
        questions: [
          question('drink', 'What do you drink?', ['Tea', 'Coffee']),
          question('place', 'Where do you live?', places),
        ],
      };
      globalThis['formbricks-surveys'].renderSurveyInline({
        survey, containerId: 'root', languageCode: 'default', isBrandingEnabled: false, brandColor: '#4433cc', styling: {},
        onDisplay() {}, onResponse() {}, onClose() {}, getSetIsError() {}, onRetry() {},
      });`,
    next: "[...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'Next')",
  },
];

export interface Other {
  name: string;
  /** What the main thread works for the press; throws Skipped where the library cannot be had. */
  workOf: (browser: Browser) => Promise<number>;
}

export const others: readonly Other[] = libraries.map((library) => ({
  name: library.name,
  workOf: async (browser) => {
    const page = await pageOf(library);
    const phone = await newPhone(browser);
    try {
      await phone.page.route('https://survey.test/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: page }),
      );
      await phone.page.goto('https://survey.test/');
      await phone.page.getByText('Coffee').first().click();
      const { work } = await press(
        phone,
        library.next,
        "document.querySelectorAll('input[type=radio]').length === 1000",
      );
      return work;
    } finally {
      await phone.page.context().close();
    }
  },
}));

async function pageOf({ name, packages, scripts, styles, begin }: Library): Promise<string> {
  const folder = await installAnchors(`questions-${name.toLowerCase()}`, packages);
  const read = (file: string) => readFile(join(folder, 'node_modules', file), 'utf8');
  const element = (tag: string) => (text: string) =>
    `<${tag}>${text.replaceAll(`</${tag}`, `<\\/${tag}`)}</${tag}>`;
  return [
    '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A survey</title>',
    ...(await Promise.all(styles.map(read))).map(element('style')),
    '<div id="root"></div>',
    ...(await Promise.all(scripts.map(read))).map(element('script')),
    element('script')(
      `const places = Array.from({ length: 1000 }, (_, place) => 'Place ' + (place + 1)); ${begin}`,
    ),
  ].join('\n');
}
