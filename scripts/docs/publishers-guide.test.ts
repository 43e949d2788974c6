import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSecurityHash } from '@earnwall/server/parts/security-hash';
import { describe, expect, it } from 'vitest';

import type { EmbedMessageType } from '../../packages/contract/src/embed-messages.ts';
import { runCommand } from '../run-command.ts';
import { codeBlocks, readPage } from './code-blocks.ts';
import { sampleLanguages } from './hash-programs.ts';

const guide = await readPage('docs/publishers-guide.md');

const probed = await Promise.all(
  sampleLanguages.map(async (language) => {
    const [program, ...args] = language.probe;
    return (await runCommand(program, args)).code === 0 ? [language] : [];
  }),
);
const runnable = probed.flat();
const others = sampleLanguages.filter((language) => !runnable.includes(language));
const names = (languages: typeof sampleLanguages) => languages.map(({ name }) => name).join(', ') || 'none';

describe(`samples of the security hash (run: ${names(runnable)}; not on this machine: ${names(others)})`, () => {
  const [vector = ''] = /^[0-9a-f]{64}$/m.exec(guide) ?? [];

  it('ID-03 the guide’s test vector is what the product checks for', () => {
    expect(isSecurityHash(vector, 'demo-secret', 'alice')).toBe(true);
  });

  it('ID-03 there is a sample for each language', () => {
    expect(sampleLanguages.map(({ block }) => sampleIn(block)).filter((code) => code === '')).toEqual([]);
  });

  it.each(runnable)('ID-03 $name gives the test vector', { timeout: 60_000 }, async (language) => {
    expect((await run(language, 'alice'))[0]).toBe(vector);
  });

  it.each(runnable)('ID-03 $name takes any user id', { timeout: 60_000 }, async (language) => {
    const uuid = 'Zoë & co/7';
    const [shash = '', address = ''] = await run(language, uuid);
    expect(isSecurityHash(shash, 'demo-secret', uuid)).toBe(true);
    const { origin, searchParams } = new URL(address);
    expect({ origin, ...Object.fromEntries(searchParams) }).toEqual({
      ...{ origin: 'https://panel.example', app: 'my-game', uuid, shash },
    });
  });
});

it('EM-02 the guide has every message, once', () => {
  // A record, so that a new message does not compile until it stands here.
  const messages: Record<EmbedMessageType, true> = {
    'ps-qualification-in-progress': true,
    'ps-survey-started': true,
    'ps-survey-completed': true,
    ready: true,
    appearance: true,
    resize: true,
    escape: true,
    close: true,
    'close-results': true,
    'close-error': true,
    'click-back': true,
    'open-url': true,
    'step-change': true,
  };
  const table = /\| Message \| Data \|[\s\S]*?\n\n/.exec(guide)?.[0] ?? '';
  const told = [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
  expect(told.sort()).toEqual(Object.keys(messages).sort());
});

function sampleIn(block: string): string {
  return codeBlocks(guide, block).find((code) => /shash\b.*=/.test(code)) ?? '';
}

async function run({ block, command, file, program }: (typeof sampleLanguages)[number], user: string) {
  const folder = await mkdtemp(join(tmpdir(), 'earnwall-sample-'));
  try {
    await writeFile(join(folder, file), program(sampleIn(block), 'demo-secret', user));
    const [name, ...args] = command;
    const { code, output } = await runCommand(name, [...args, file], { cwd: folder });
    expect(code, output).toBe(0);
    return output.trim().split(/\r?\n/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
