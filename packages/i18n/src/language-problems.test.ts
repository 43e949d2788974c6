import { expect, it } from 'vitest';
import type { LanguageFolder } from './language-folder.ts';
import { languageProblems } from './language-problems.ts';

const english: LanguageFolder = {
  panel: { back: 'Back', header_help: 'Help', tries: '{count, plural, one {# try} other {# tries}}' },
  server: { wait: 'One moment', verification: { sms: '{code} is your code for {app}' } },
  questions: { pets: 'Which pets do you have?', 'pets.dog': 'Guide dog' },
  policy: { title: 'Privacy', sections: [{ title: 'Children', paragraphs: ['Adults only'] }] },
  mail: { reply: { greeting: 'Hello' } },
  glossary: { register: 'Friendly', terms: { survey: { term: 'survey', note: 'not a poll' } } },
  offers: { about: { stride: 'Walk more' } },
};

const german: LanguageFolder = {
  panel: {
    back: 'Zurück',
    header_help: 'Hilfe',
    tries: '{count, plural, one {# Versuch} other {# Versuche}}',
  },
  server: { wait: 'Einen Moment', verification: { sms: '{code} ist dein Code für {app}' } },
  questions: { pets: 'Welche Haustiere hast du?', 'pets.dog': 'Guide dog' },
  policy: { title: 'Datenschutz', sections: [{ title: 'Kinder', paragraphs: ['Nur für Erwachsene'] }] },
  mail: { reply: { greeting: 'Hallo' } },
  glossary: { register: 'du', terms: { survey: { term: 'Umfrage' }, extra: { term: 'mehr' } } },
};

const { mail: _, ...withoutMail } = german;

it.each<[what: string, folder: LanguageFolder, problems: string[]]>([
  ['nothing where all is said, offers or not', german, []],
  ['a file that is missing', withoutMail, ['mail.json: the file is missing']],
  [
    'a text that is missing',
    { ...german, server: { wait: 'Moment' } },
    ['server.json: verification.sms is missing'],
  ],
  [
    'a text that nothing uses',
    { ...german, mail: { reply: { greeting: 'Hallo', bye: 'Tschüss' } } },
    ['mail.json: reply.bye is unused: English has no such key'],
  ],
  [
    'a paragraph that is missing',
    { ...german, policy: { title: 'Datenschutz', sections: [{ title: 'Kinder', paragraphs: [] }] } },
    ['policy.json: sections.0.paragraphs.0 is missing'],
  ],
  [
    'a value that is lost',
    { ...german, server: { wait: 'Moment', verification: { sms: 'Code: {code}' } } },
    ['server.json: verification.sms has the values code, not app,code'],
  ],
  [
    'a question left in English, but no answer',
    { ...german, questions: { pets: 'Which pets do you have?', 'pets.dog': 'Guide dog' } },
    ['questions.json: pets is still English'],
  ],
  [
    'a word that the glossary lacks',
    { ...german, glossary: { register: 'du', terms: { offer: { term: 'Angebot' } } } },
    ['glossary.json: terms.survey.term is missing'],
  ],
  [
    'a label that is too wide for its place',
    { ...german, panel: { ...(german.panel as object), header_help: 'Hilfe und Support' } },
    ['panel.json: header_help is 17 columns wide, and its place has 14'],
  ],
  [
    'a text far longer than English',
    { ...german, mail: { reply: { greeting: 'Guten Tag und herzlich willkommen bei uns' } } },
    ['mail.json: reply.greeting is 41 columns wide, and its place has 27'],
  ],
  [
    'a code that takes three messages',
    { ...german, server: { wait: 'Moment', verification: { sms: `{code} {app} ${'ę'.repeat(120)}` } } },
    ['server.json: verification.sms is longer than two SMS segments'],
  ],
  ['offers that lack one', { ...german, offers: { about: {} } }, ['offers.json: about.stride is missing']],
])('finds %s', (_what, folder, problems) => {
  expect(languageProblems('de', folder, english)).toEqual(problems);
});
