import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleScript } from '../build/bundle-script.ts';
import { inRoot } from '../root.ts';
import { embedBudget, embedSizeProblem } from './embed-size.ts';

it('EM-01 the embed script is within its budget, and takes no global name but its own', async () => {
  const outfile = join(tmpdir(), `earnwall-embed-${randomBytes(4).toString('hex')}.js`);
  await bundleScript(inRoot('apps/embed/src/script.ts'), outfile);
  const script = await readFile(outfile);
  expect(embedSizeProblem(script)).toBe('');
  expect(script.toString()).toMatch(/^\(\(\)=>\{.*\}\)\(\);\s*$/s);
});

it('says how much too large a script is', () => {
  expect(embedSizeProblem(randomBytes(embedBudget))).toMatch(/^The embed script has 25\d\d bytes/);
});
