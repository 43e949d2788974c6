import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeBlocks, readPage } from './docs/code-blocks.ts';
import { packEmbed } from './pack-embed.ts';
import { inRoot } from './root.ts';
import { runCommand, runTool } from './run-command.ts';

let site: string;
let packed: string;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'earnwall-embed-site-'));
  packed = join(site, 'node_modules/@earnwall/embed');
  await mkdir(join(site, 'node_modules/@types'), { recursive: true });
  await packEmbed(packed);
  for (const name of ['react', '@types/react', 'csstype'])
    await symlink(inRoot('node_modules', name), join(site, 'node_modules', name));
  await writeFile(join(site, 'package.json'), '{ "type": "module" }');
}, 60_000);
afterAll(() => rm(site, { recursive: true }));

const publisherPage = `
import { createEmbed, type PanelHandle } from '@earnwall/embed';
import { RewardsPanel, useRewardsPanel } from '@earnwall/embed/react';

const embed = createEmbed('https://panel.example');
const panel: PanelHandle = embed.mount('#earn', { app: 'my-game', uuid: '1', shash: 'ff', autoHeight: true });
const end: () => void = panel.on('survey-completed', ({ sid, user_reward }) => console.log(sid, user_reward + 1));
panel.on('ps-survey-started', ({ sid }) => sid.length);
// @ts-expect-error there is no such event
panel.on('survey-paid', () => {});
// @ts-expect-error a reward is a number
panel.on('survey-completed', ({ user_reward }) => user_reward.length);
// @ts-expect-error a button says something
embed.floatingButton({ app: 'my-game' });
end();

export function Earn() {
  const opening = useRewardsPanel({ origin: 'https://panel.example', uuid: '1', kind: 'popup', features: 'popup' });
  return (
    <RewardsPanel origin="https://panel.example" mode="single-page" on={{ 'click-back': opening.close }} className="earn" />
  );
}
`;

it('EM-01 a publisher’s page compiles against the package, and so does the one of the guide', async () => {
  const [guidePage = ''] = codeBlocks(await readPage('docs/publishers-guide.md'), 'tsx');
  const given = 'declare const userId: string, shash: string;\nexport { EarnButton, EarnPage };\n';
  await writeFile(join(site, 'page.tsx'), publisherPage);
  await writeFile(join(site, 'guide.tsx'), guidePage + given);
  const { output } = await runTool('tsc', [
    ...['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2022', '--jsx', 'react-jsx', '--types', ''],
    // The strictest way to look for modules: whatever it finds, bundlers find too.
    ...['--module', 'node16', join(site, 'page.tsx'), join(site, 'guide.tsx')],
  ]);
  expect(output).toBe('');
}, 60_000);

it('EM-01 the package can be loaded where there is no page yet, and says whose it is', async () => {
  const lines = `const [{ createEmbed }, { RewardsPanel }] = await Promise.all(['', '/react'].map((part) => import('@earnwall/embed' + part)));
    console.log(Object.keys(createEmbed('https://panel.example')).join(), typeof RewardsPanel);`;
  await writeFile(join(site, 'load.js'), lines);
  const { output } = await runCommand(process.execPath, [join(site, 'load.js')]);
  expect(output.trim()).toBe('mount,openModal,openPopup,floatingButton function');
  expect(await readdir(packed)).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']));
  expect(JSON.parse(await readFile(join(packed, 'package.json'), 'utf8'))).not.toHaveProperty('dependencies');
});

it('EM-01 nothing of it names the repository', async () => {
  for (const file of await readdir(packed)) {
    const text = await readFile(join(packed, file), 'utf8');
    expect(text, file).not.toMatch(/@earnwall\/(?!embed)|from ['"][^'"]+\.tsx?['"]/);
    expect(text, file).not.toContain(inRoot());
  }
});
