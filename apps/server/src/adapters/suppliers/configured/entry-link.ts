// Where a person goes: the link with everything filled in, and signed.
import { codesOf } from '#adapters/suppliers/targeting/counterpart.ts';
import type { Disclosed } from '#ports/disclosed.ts';
import { dollarValues, type SecretValues } from './dollar-values.ts';
import type { Demands } from './schema/demands.ts';
import type { Entry } from './schema/entry.ts';
import { signSubject } from './sign/sign-subject.ts';
import { queryParameters } from './sign/subject.ts';
import { placeOf } from './sign/verify-message.ts';
import { fill, parseTemplate, type Template } from './template.ts';

/** What can stand in a link; absent: not known, or not to be told. */
type LinkValues = Readonly<Record<string, string | undefined>>;

interface Linked {
  readonly link: string | null;
  readonly values: LinkValues;
  /** Parameters that each begin with &. */
  readonly answers?: string;
}

export function makeLink(
  entry: Entry,
  { link, values, answers = '' }: Linked,
  secrets: SecretValues,
  now: Date,
): string {
  const dollar = dollarValues(secrets, now);
  const encoded = (name: string) => encodeURIComponent(values[name] ?? '');
  const base =
    entry.template === undefined
      ? replaced(linkOf(link), entry.replace ?? {}, (text) =>
          fill(parseTemplate(text), { dollar: (name) => encodeURIComponent(dollar(name)), value: encoded }),
        )
      : filledTemplate(parseTemplate(entry.template), link, { answers, encoded, dollar });
  const query = Object.entries(entry.query).flatMap(([name, text]) => {
    const value = fill(parseTemplate(text), { dollar, value: (known) => values[known] });
    return value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`];
  });
  const unsigned = appended(base, query.join('&'));
  const whole = entry.sign ? signed(unsigned, entry.sign, dollar) : unsigned;
  if (whole.length <= entry.max) return whole;
  // Answers are a courtesy: rather fewer of them than nobody at all.
  if (answers !== '') return makeLink(entry, { link, values }, secrets, now);
  throw new Error(`The entry link is longer than ${entry.max} characters`);
}

interface Fillings {
  readonly answers: string;
  encoded(name: string): string;
  dollar(name: string): string;
}

/** The & after the survey's link becomes a question mark where the link has none yet. */
function filledTemplate(
  template: Template,
  link: string | null,
  { answers, encoded, dollar }: Fillings,
): string {
  return template.reduce((made, part) => {
    if (part.kind === 'dollar') return `${made}${encodeURIComponent(dollar(part.name))}`;
    if (part.kind === 'text') {
      const joins = made !== '' && made === link && part.text.startsWith('&') && !made.includes('?');
      return joins ? `${made}?${part.text.slice(1)}` : `${made}${part.text}`;
    }
    if (part.name === 'entry') return `${made}${linkOf(link)}`;
    return `${made}${part.name === 'answers' ? answers : encoded(part.name)}`;
  }, '');
}

function linkOf(link: string | null): string {
  if (link === null) throw new Error('There is no link of the supplier to enter by');
  return link;
}

function replaced(
  link: string,
  replace: Readonly<Record<string, string>>,
  filled: (text: string) => string | undefined,
): string {
  return Object.entries(replace).reduce(
    (made, [text, value]) => made.replaceAll(text, () => filled(value) ?? ''),
    link,
  );
}

const appended = (link: string, query: string) =>
  query === '' ? link : `${link}${link.includes('?') ? '&' : '?'}${query}`;

function signed(link: string, sign: NonNullable<Entry['sign']>, dollar: (name: string) => string): string {
  const [, name] = placeOf(sign.at);
  const through = `${link}${link.includes('?') ? '&' : '?'}`;
  const subject = {
    url: link,
    urlThroughAmp: through,
    body: new Uint8Array(),
    parameters: queryParameters(link),
    header: () => undefined,
  };
  const signature = signSubject(sign, subject, dollar);
  if (signature === null) throw new Error('The entry link lacks what its signature is about');
  return `${through}${new URLSearchParams([[name, signature]])}`;
}

/** `&q3=1`: the question's id and the code of the answer. What could be any of several codes is not told: it would be a guess. */
export function answersOf(
  { age, gender, answers = {} }: Disclosed,
  { name, join }: NonNullable<Entry['answers']>,
  demands: Demands | undefined,
): string {
  if (!demands) return '';
  const genderCode = Object.entries(demands.gender?.map ?? {}).find(([, ours]) => ours === gender)?.[0];
  const told: [string, string[]][] = [
    ...(age === undefined || demands.age === undefined
      ? []
      : [[demands.age, [`${age}`]] as [string, string[]]]),
    ...(genderCode === undefined || !demands.gender
      ? []
      : [[demands.gender.question, [genderCode]] as [string, string[]]]),
    ...Object.entries(demands.questions).map(([id, counterpart]): [string, string[]] => [
      id,
      codesOf(counterpart, answers[counterpart.question] ?? []),
    ]),
  ];
  return told
    .filter(([, codes]) => codes.length > 0)
    .map(([question, codes]) => {
      const parameter = fill(parseTemplate(name), { dollar: () => '', value: () => question }) ?? question;
      return `&${parameter}=${encodeURIComponent(codes.join(join))}`;
    })
    .join('');
}
