import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../root.ts';
import { lockfileProblems } from './lockfile.ts';

const lockfile = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages });

describe('lock file check', () => {
  it('OP-01 passes for the lock file of this project', async () => {
    expect(lockfileProblems(await readFile(inRoot('package-lock.json'), 'utf8'))).toEqual([]);
  });

  it('accepts workspaces, links and packages with a hash', () => {
    const text = lockfile({
      '': {},
      'apps/panel': {},
      'node_modules/@earnwall/panel': { resolved: 'apps/panel', link: true },
      'node_modules/react': { integrity: 'sha512-x' },
    });
    expect(lockfileProblems(text)).toEqual([]);
  });

  it('names a package that is tied to a registry', () => {
    const text = lockfile({
      'node_modules/a': { resolved: 'https://registry.test/a.tgz', integrity: 'sha512-x' },
    });
    expect(lockfileProblems(text)).toEqual([
      'node_modules/a names the registry it came from: https://registry.test/a.tgz',
    ]);
  });

  it('names a package whose content nobody checks, also when nested', () => {
    const text = lockfile({ 'apps/panel/node_modules/vite': {} });
    expect(lockfileProblems(text)).toEqual(['apps/panel/node_modules/vite has no integrity hash']);
  });

  it('names a platform whose package the registry did not have', () => {
    const optionalDependencies = { '@parser/linux': '1.0.0', '@parser/darwin': '1.0.0' };
    const text = lockfile({
      'node_modules/parser': { integrity: 'sha512-x', optionalDependencies },
      'node_modules/parser/node_modules/@parser/linux': { integrity: 'sha512-x' },
    });
    expect(lockfileProblems(text)).toEqual([
      'node_modules/parser wants @parser/darwin, which is not in the lock file',
    ]);
  });

  it('finds the packages of a platform beside or above the one that wants them', () => {
    const optionalDependencies = { '@parser/linux': '1.0.0' };
    const text = lockfile({
      'apps/server': { optionalDependencies },
      'apps/server/node_modules/parser': { integrity: 'sha512-x', optionalDependencies },
      'node_modules/@parser/linux': { integrity: 'sha512-x' },
    });
    expect(lockfileProblems(text)).toEqual([]);
  });

  it('names a package that refuses a version of Node that we support', () => {
    const text = lockfile({
      'node_modules/new': { integrity: 'sha512-x', engines: { node: '>=22' } },
      'node_modules/old': { integrity: 'sha512-x', engines: { node: '^20.19.0 || >=22.12.0' } },
      'node_modules/any': { integrity: 'sha512-x', engines: {} },
    });
    expect(lockfileProblems(text)).toEqual(['node_modules/new wants Node >=22, which excludes 20.19.0']);
  });
});
