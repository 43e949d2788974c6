// The go-live wizard and the publishers' guide show the same code.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runModes } from '@earnwall/contract/run-modes';
import {
  type SigningLanguage,
  secretVariable,
  signingCode,
  signingLanguages,
} from '@earnwall/domain/console/signing-code';
import { snippetFor } from '@earnwall/domain/console/snippets';
import { isSecurityHash } from '@earnwall/server/parts/security-hash';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../run-command.ts';
import { codeBlocks, readPage } from './code-blocks.ts';
import { sampleLanguages } from './hash-programs.ts';

const facts = { panel: 'https://panel.example', app: 'my-game', keyEnd: '4f9c' };
const guide = (await readPage('docs/publishers-guide.md')).replaceAll(' nonce="NONCE"', '');
const blocks: Readonly<Record<SigningLanguage, string>> = {
  ...{ node: 'js', python: 'python', php: 'php', go: 'go', ruby: 'ruby' },
};

function runnerOf(language: SigningLanguage) {
  const runner = sampleLanguages.find(({ block }) => block === blocks[language]);
  if (!runner) throw new Error(`Nothing runs ${language}`);
  return runner;
}

/** Those on this machine. */
const probed = await Promise.all(
  signingLanguages.map(async (language) => {
    const [program, ...args] = runnerOf(language).probe;
    return (await runCommand(program, args)).code === 0 ? [language] : [];
  }),
);
const runnable = probed.flat();

/** Lines that read the secret, which the guide leaves to the reader. */
const isOfSecret = /EARNWALL_APP_SECRET|^\t"os"$/;
const withoutSecret = (code: string) =>
  code
    .split('\n')
    .filter((line) => !isOfSecret.test(line))
    .join('\n')
    .replace('import hashlib, hmac, os', 'import hashlib, hmac');

describe('the wizard’s snippet is the guide’s', () => {
  it.each(['script', 'modal', 'iframe', 'page', 'single-survey'] as const)('EM-01 %s', (mode) => {
    expect(guide).toContain(snippetFor(mode, facts).code);
  });

  it('EM-01 a popup is a modal with another name', () => {
    const [modal, popup] = [snippetFor('modal', facts).code, snippetFor('popup', facts).code];
    expect(popup).toBe(modal.replace('openModal', 'openPopup'));
    expect(guide).toContain("`embed.openPopup({ …, trigger: '#earn' })` instead of `openModal`");
  });

  it('EM-01 single-page', () => {
    const { code } = snippetFor('single-page', facts);
    const [sample = ''] = codeBlocks(guide, 'js').filter((block) => block.includes("mode: 'single-page'"));
    const filled = sample.replace('uuid, shash', "uuid: 'USER_ID', shash: 'SECURITY_HASH'");
    expect(code.replace(/^ +/gm, '')).toContain(filled.trim());
  });

  it('EM-01 there is one for each run mode', () => {
    for (const mode of runModes) expect(snippetFor(mode, facts).code).not.toBe('');
  });
});

describe('the wizard’s signing code', () => {
  it.each(signingLanguages)('ID-03 %s is the guide’s, with the secret from the environment', (language) => {
    const code = signingCode(language, facts);
    expect(codeBlocks(guide, blocks[language])).toContain(withoutSecret(code));
    expect(code).toMatch(/ends in 4f9c/);
  });

  it.each(runnable)('ID-03 %s signs any user id', { timeout: 60_000 }, async (language) => {
    const { program, command, file } = runnerOf(language);
    const uuid = 'Zoë & co/7';
    // The runner declares a wrong secret first, which the code replaces by that of the environment.
    const assigning = signingCode(language, facts)
      .replace('const appSecret', 'appSecret')
      .replace('appSecret :=', 'appSecret =');
    const whole = program(assigning, 'wrong', uuid).replace('const appSecret', 'let appSecret');
    const folder = await mkdtemp(join(tmpdir(), 'earnwall-wizard-'));
    try {
      await writeFile(join(folder, file), whole);
      const [name, ...args] = command;
      const env = { [secretVariable]: 'demo-secret' };
      const { code, output } = await runCommand(name, [...args, file], { cwd: folder, env });
      expect(code, output).toBe(0);
      const [shash = '', address = ''] = output.trim().split(/\r?\n/);
      expect(isSecurityHash(shash, 'demo-secret', uuid)).toBe(true);
      expect(new URL(address).searchParams.get('uuid')).toBe(uuid);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
