import { expect, it } from 'vitest';
import type { Finding, Verdict } from '#check.ts';
import { createPrinter } from './printer.ts';

const finding = (verdict: Verdict, group: Finding['group'] = 'types'): Finding => ({
  ...{ check: `check-${verdict}`, group, verdict, docs: 'docs/doctor.md#types' },
  sent: 'a postback with a description that is long enough to need a second line in any case',
  answered: `500 in 12 ms (${'a long answer '.repeat(8)})`,
  expected: '2xx',
  cure: verdict === 'failed' ? 'Do what the documentation says, and then run it once more, please.' : null,
});

function print(hasColours: boolean): string {
  let text = '';
  const printer = createPrinter((part) => {
    text += part;
  }, hasColours);
  const verdicts: Verdict[] = ['passed', 'failed', 'warning', 'unverified'];
  const findings = verdicts.map((verdict) => finding(verdict));
  for (const one of findings) printer.report(one);
  printer.end({
    ...{ findings, unreachable: null, exitCode: 1 },
    counts: { passed: 1, failed: 1, warning: 1, unverified: 1 },
  });
  return text;
}

it('PB-06 lines fit into 80 columns, and have no colours where nobody sees them', () => {
  const text = print(false);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(text).not.toContain('\u001b');
  expect(print(true)).toContain('\u001b[31m');
});

it('PB-06 a fault says what was sent, answered and expected, its cure and where to read on', () => {
  const lines = print(false).split('\n');
  const labels = lines.slice(lines.indexOf('✗ check-failed') + 1).map((line) => line.slice(4, 14).trim());
  expect(labels.filter(Boolean).slice(0, 5)).toEqual(['sent', 'answered', 'expected', 'cure', 'more']);
  expect(print(false)).toContain('1 passed, 1 failed, 1 warnings, 1 could not be verified');
});
