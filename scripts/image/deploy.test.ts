// What the examples of deploy/ promise must be true of the server and of the image.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../root.ts';
import { readDockerfile } from './dockerfile.ts';

const read = (file: string) => readFile(inRoot(file), 'utf8');
const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);

/** After the drain the server gives itself this long (decision 0059). */
const stopSeconds = 10;

describe('examples of deploying', () => {
  it.each([
    ['compose.yaml', /stop_grace_period: (\d+)s/, 5],
    ['deploy/earnwall.service', /TimeoutStopSec=(\d+)/, 5],
    ['deploy/kubernetes.yaml', /terminationGracePeriodSeconds: (\d+)/, 10],
  ])('OP-08 %s kills nobody who is still draining', async (file, pattern, drainSeconds) => {
    const text = await read(file);
    const chosen = number(text, /DRAIN_SECONDS: '(\d+)'/);
    expect(Number.isNaN(chosen) ? 5 : chosen).toBe(drainSeconds);
    expect(number(text, pattern)).toBeGreaterThan(drainSeconds + stopSeconds);
  });

  it('OP-08 Kubernetes runs the image as the user it is made for, and asks where the server answers', async () => {
    const { env, user } = readDockerfile(await read('Dockerfile'));
    const text = await read('deploy/kubernetes.yaml');
    expect(number(text, /runAsUser: (\d+)/)).toBe(user.uid);
    expect(number(text, /fsGroup: (\d+)/)).toBe(user.gid);
    expect(text).toContain(`containerPort: ${env.PORT}`);
    expect(text).toContain(`mountPath: ${env.DATA_DIR} `);
    expect(text).toMatch(/livenessProbe:\s+httpGet: \{ path: \/health,/);
    expect(text).toMatch(/readinessProbe:\s+httpGet: \{ path: \/ready,/);
  });

  it('OP-08 every example starts the program that the image starts', async () => {
    const { command } = readDockerfile(await read('Dockerfile'));
    expect(await read('deploy/earnwall.service')).toContain(`ExecStart=/usr/bin/${command.join(' ')}\n`);
  });
});
