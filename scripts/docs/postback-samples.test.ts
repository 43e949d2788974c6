import { describe, expect, it } from 'vitest';
import { verifyMessage } from '../../packages/postbacks/src/signature.ts';
import { verifyAddress } from '../../packages/postbacks/src/signed-address.ts';
import { inRoot } from '../root.ts';
import { runCommand } from '../run-command.ts';
import { getCases, jsonCases } from './postback-cases.ts';

interface Sample {
  readonly name: string;
  readonly file: string;
  /** Succeeds where the language is installed. */
  readonly probe: readonly [program: string, ...args: string[]];
  /** Runs a file of it. */
  readonly command: readonly [program: string, ...args: string[]];
}

const samples: readonly Sample[] = [
  {
    name: 'Node.js',
    file: 'verify.mjs',
    probe: [process.execPath, '--version'],
    command: [process.execPath],
  },
  { name: 'Python', file: 'verify.py', probe: ['python3', '--version'], command: ['python3'] },
  { name: 'PHP', file: 'verify.php', probe: ['php', '--version'], command: ['php'] },
  { name: 'Go', file: 'verify.go', probe: ['go', 'version'], command: ['go', 'run'] },
  { name: 'Ruby', file: 'verify.rb', probe: ['ruby', '--version'], command: ['ruby'] },
];

const probed = await Promise.all(
  samples.map(async (sample) => {
    const [program, ...args] = sample.probe;
    return (await runCommand(program, args)).code === 0 ? [sample] : [];
  }),
);
const runnable = probed.flat();
const others = samples.filter((sample) => !runnable.includes(sample));
const names = (of: readonly Sample[]) => of.map(({ name }) => name).join(', ') || 'none';

const cases = [...jsonCases, ...getCases];
const expected = cases.map(([title, , answer]) => `${title}: ${answer}`);

describe(`samples of verification (run: ${names(runnable)}; not on this machine: ${names(others)})`, () => {
  it.each(runnable)(
    'PB-01 $name accepts and refuses what it has to',
    { timeout: 120_000 },
    async (sample) => {
      const [program, ...args] = sample.command;
      const input = cases.map(([, given]) => `${JSON.stringify(given)}\n`).join('');
      const file = inRoot('docs/samples/postbacks', sample.file);
      const { code, output } = await runCommand(program, [...args, file], { input });
      expect(code, output).toBe(0);
      const answers = output.trim().split(/\r?\n/);
      expect(cases.map(([title], index) => `${title}: ${answers[index]}`)).toEqual(expected);
      expect(answers).toHaveLength(cases.length);
    },
  );
});

it.each(jsonCases)(
  'PB-01 JSON, %s: the product agrees with the samples',
  (_, { secrets, now, ...message }, answer) => {
    expect(verifyMessage(message, secrets, new Date(now * 1000))).toBe(answer);
  },
);

it.each(getCases)('PB-01 GET, %s: the product agrees with the samples', (_, { target, secrets }, answer) => {
  expect(verifyAddress(target, secrets)).toBe(answer === 'ok');
});
