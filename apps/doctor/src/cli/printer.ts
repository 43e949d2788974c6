// Findings for people: right ones in a line, faults with all that is known of them. Fits into 80 columns.
import type { Finding, Verdict } from '#check.ts';
import type { Result } from '#run.ts';
import { wrap } from './wrap.ts';

const width = 80;
const signs: Record<Verdict, string> = { passed: '✓', failed: '✗', warning: '!', unverified: '?' };
const colours: Record<Verdict, string> = { passed: '32', failed: '31', warning: '33', unverified: '36' };
const nameWidth = 24;

export interface Printer {
  report(finding: Finding): void;
  end(result: Result): void;
}

export function createPrinter(write: (text: string) => void, hasColours: boolean): Printer {
  let group = '';
  const paint = (verdict: Verdict, text: string) =>
    hasColours ? `\u001b[${colours[verdict]}m${text}\u001b[0m` : text;
  return {
    report: (finding) => {
      if (finding.group !== group) write(`\n${finding.group}\n`);
      group = finding.group;
      const [first = '', ...more] = linesOf(finding);
      write([`${paint(finding.verdict, signs[finding.verdict])} ${first}`, ...more, ''].join('\n'));
    },
    end: ({ counts, unreachable }) => {
      if (unreachable !== null)
        write(`\n${wrap(`Nothing could be checked: ${unreachable}.`, width).join('\n')}\n`);
      const { passed, failed, warning, unverified } = counts;
      const summary = `${passed} passed, ${failed} failed, ${warning} warnings, ${unverified} could not be verified`;
      write(`\n${paint(failed > 0 || unreachable !== null ? 'failed' : 'passed', summary)}\n`);
    },
  };
}

function linesOf({ check, verdict, sent, answered, expected, cure, docs }: Finding): string[] {
  const name = check.padEnd(nameWidth);
  if (verdict === 'passed') return hanging(name, `${sent} → ${answered}`);
  if (verdict === 'unverified') return hanging(name, `cannot be verified: ${answered}`);
  return [
    name.trimEnd(),
    ...row('sent', sent),
    ...row('answered', answered),
    ...row('expected', expected),
    ...row('cure', cure ?? ''),
    ...row('more', docs),
  ];
}

function hanging(name: string, text: string): string[] {
  const indent = ' '.repeat(nameWidth + 2);
  const [first = '', ...rest] = wrap(text, width - nameWidth - 2);
  return [`${name}${first}`, ...rest.map((line) => indent + line)];
}

function row(label: string, text: string): string[] {
  return wrap(text, width - 14).map((line, index) => `    ${(index === 0 ? label : '').padEnd(10)}${line}`);
}
