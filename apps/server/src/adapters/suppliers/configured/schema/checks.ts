// What no single field can tell: whether the names in its texts exist.
import { timeNames } from '#adapters/suppliers/configured/dollar-values.ts';
import { coversWhatIsRead } from '#adapters/suppliers/configured/sign/covers.ts';
import { messageTemplate } from '#adapters/suppliers/configured/sign/sign-subject.ts';
import { isMessageValue } from '#adapters/suppliers/configured/sign/subject.ts';
import type { Format } from '#adapters/suppliers/configured/sign/verify-message.ts';
import { parseTemplate, type Template } from '#adapters/suppliers/configured/template.ts';
import type { Problem } from './document.ts';
import type { Paging } from './paging.ts';
import type { BodyValue, Request } from './request.ts';
import type { Sign } from './sign.ts';

type Path = readonly PropertyKey[];

/** Absent: a returning browser. */
interface Sent {
  readonly method?: 'GET' | 'POST';
  readonly format?: Format | undefined;
  readonly sign?: Sign | undefined;
  readonly ips?: readonly string[] | undefined;
}

interface Known {
  /** What `{name}` may be. */
  values(name: string): boolean;
  /** `$now_ms` and the like, which only we can know: not in what others sign. */
  readonly times: boolean;
}

export class Checks {
  readonly problems: Problem[] = [];

  constructor(private readonly secrets: readonly string[]) {}

  problem(path: Path, message: string): void {
    this.problems.push({ path, message });
  }

  text(path: Path, text: string, values: readonly string[]): void {
    this.template(path, parseTemplate(text), { values: (name) => values.includes(name), times: true });
  }

  texts(path: Path, texts: Readonly<Record<string, string>>, values: readonly string[]): void {
    for (const [name, text] of Object.entries(texts)) this.text([...path, name], text, values);
  }

  request(
    path: Path,
    { path: address, query, headers, body, sign }: Request,
    values: readonly string[],
  ): void {
    this.text([...path, 'path'], address, values);
    this.texts([...path, 'query'], query, values);
    this.texts([...path, 'headers'], headers, values);
    if (body !== undefined) this.body([...path, 'body'], body, values);
    if (sign === undefined) return;
    const isSent = (name: string) => !isParameter(name) || Object.hasOwn(query, name);
    this.sign([...path, 'sign'], sign, { values: isSent, times: true });
  }

  /** Of what others send; where only their addresses are believed, nothing has to be signed. */
  foreignSign(path: Path, { sign, ips, ...sent }: Sent | undefined = {}): void {
    if (!sign) return;
    this.sign([...path, 'sign'], sign, { values: () => true, times: false });
    const format = sent.format ?? (sent.method === 'POST' ? 'json' : 'query');
    if (ips === undefined && !coversWhatIsRead(sign.message, format))
      this.problem(
        [...path, 'sign', 'message'],
        `covers nothing of the ${format}, so anybody could change what is read there`,
      );
  }

  paging(path: Path, paging: Paging): void {
    if (paging.kind === 'queue') this.request([...path, 'acknowledge'], paging.acknowledge, ['ids', 'size']);
  }

  sign(path: Path, sign: Sign, known: Known): void {
    const both: Known = { ...known, values: (name) => isMessageValue(name) && known.values(name) };
    this.template([...path, 'message'], messageTemplate(sign.message), both);
    for (const [place, key] of sign.keys.entries())
      this.template([...path, 'keys', place], parseTemplate(key), both);
  }

  private body(path: Path, body: BodyValue, values: readonly string[]): void {
    if (typeof body === 'string') this.text(path, body, values);
    else if (typeof body === 'object' && body !== null)
      for (const [key, value] of Object.entries(body)) this.body([...path, key], value, values);
  }

  private template(path: Path, template: Template, { values, times }: Known): void {
    for (const part of template) {
      if (part.kind === 'value' && !values(part.name))
        this.problem(path, `has {${part.name}}, which does not exist here`);
      if (part.kind !== 'dollar' || this.secrets.includes(part.name)) continue;
      if (!timeNames.includes(part.name))
        this.problem(path, `has $${part.name}, which is not among the secrets`);
      else if (!times) this.problem(path, `has $${part.name}, which the sender does not know`);
    }
  }
}

const isParameter = (name: string) => /^[A-Za-z0-9_[\]-]+$/.test(name) && !/^(url_|body$)/.test(name);

/** What is filled into the request of a page. */
export function pageNames({ kind }: Paging): readonly string[] {
  if (kind === 'none') return [];
  if (kind === 'page') return ['page', 'skip', 'size'];
  if (kind === 'skip') return ['skip', 'size'];
  return kind === 'cursor' ? ['cursor', 'size'] : ['size'];
}
