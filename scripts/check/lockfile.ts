// The lock file must install on every platform and every Node version that we support, from whatever registry the
// reader uses, and only what it names.
import { satisfies } from 'semver';

/** The lowest of each supported version of Node; `engines` of package.json says the same. */
const nodeVersions = ['20.19.0', '22.13.0', '24.0.0'];

interface LockedPackage {
  resolved?: string;
  link?: boolean;
  integrity?: string;
  engines?: { node?: string };
  optionalDependencies?: Record<string, string>;
}
type LockedPackages = Record<string, LockedPackage>;

export function lockfileProblems(text: string): string[] {
  const { packages } = JSON.parse(text) as { packages: LockedPackages };
  return Object.entries(packages).flatMap(([place, entry]) => [
    ...sourceProblems(place, entry),
    ...platformProblems(place, entry, packages),
    ...engineProblems(place, entry),
  ]);
}

function sourceProblems(place: string, entry: LockedPackage): string[] {
  if (entry.resolved?.includes('://')) return [`${place} names the registry it came from: ${entry.resolved}`];
  const installed = place.includes('node_modules/') && !entry.link;
  return installed && !entry.integrity ? [`${place} has no integrity hash`] : [];
}

/** A platform's package that the registry did not have passes `npm install` in silence, and then fails every `npm ci`. */
function platformProblems(place: string, entry: LockedPackage, packages: LockedPackages): string[] {
  const absent = Object.keys(entry.optionalDependencies ?? {}).filter((name) => {
    return !foldersAbove(place).some((folder) => `${folder}node_modules/${name}` in packages);
  });
  return absent.map((name) => `${place || 'the project'} wants ${name}, which is not in the lock file`);
}

/** Where Node looks for what a package at `place` imports, nearest first. */
function foldersAbove(place: string): string[] {
  const parts = place === '' ? [] : place.split('/');
  return parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/')}/`).concat('');
}

/** npm only warns about it at each install, and the package may fail much later. */
function engineProblems(place: string, { engines }: LockedPackage): string[] {
  const wanted = engines?.node;
  if (wanted === undefined) return [];
  const refused = nodeVersions.filter((version) => !satisfies(version, wanted));
  return refused.map(
    (version) => `${place || 'the project'} wants Node ${wanted}, which excludes ${version}`,
  );
}
