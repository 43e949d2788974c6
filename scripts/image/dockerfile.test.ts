import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../root.ts';
import { readDockerfile } from './dockerfile.ts';

const ours = await readFile(inRoot('Dockerfile'), 'utf8');

describe('the Dockerfile', () => {
  it('OP-08 builds by the shared script, and runs node itself as somebody who is not root', () => {
    const { buildSteps, builtFolder, command, user, env } = readDockerfile(ours);
    expect(buildSteps).toEqual([`sh deploy/assemble.sh ${builtFolder}`]);
    expect(command).toEqual(['node', '--enable-source-maps', 'apps/server/dist/main.js']);
    expect(user.uid).toBeGreaterThan(0);
    expect(env).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' });
  });

  it.each([
    ['root', (text: string) => text.replace(/^USER .*$/m, 'USER 0:0'), 'USER must be two numbers above 0'],
    ['a name', (text: string) => text.replace(/^USER .*$/m, 'USER node'), 'USER must be two numbers above 0'],
    ['no health check', (text: string) => text.replace(/^HEALTHCHECK .*$/m, ''), 'has no HEALTHCHECK'],
    ['a third stage', (text: string) => `${text}\nFROM scratch\n`, 'must have two stages'],
    [
      'sources in the image',
      (text: string) => text.replace('COPY --from=build /earnwall /earnwall', 'COPY . .'),
      'must copy one folder of the build stage',
    ],
  ])('is refused with %s', (_, change, words) => {
    expect(() => readDockerfile(change(ours))).toThrow(words);
  });
});
