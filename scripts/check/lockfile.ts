// The lock file must install on every platform, from whatever registry the reader uses, and only what it names.
interface LockedPackage {
  resolved?: string;
  link?: boolean;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}
type LockedPackages = Record<string, LockedPackage>;

export function lockfileProblems(text: string): string[] {
  const { packages } = JSON.parse(text) as { packages: LockedPackages };
  return Object.entries(packages).flatMap(([place, entry]) => [
    ...sourceProblems(place, entry),
    ...platformProblems(place, entry, packages),
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
