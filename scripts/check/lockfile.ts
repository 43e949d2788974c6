// The lock file must install from whatever registry the reader uses, and only what it names.
interface Lockfile {
  packages: Record<string, { resolved?: string; link?: boolean; integrity?: string }>;
}

export function lockfileProblems(text: string): string[] {
  const { packages } = JSON.parse(text) as Lockfile;
  return Object.entries(packages).flatMap(([place, entry]) => {
    if (entry.resolved?.includes('://'))
      return [`${place} names the registry it came from: ${entry.resolved}`];
    const installed = place.includes('node_modules/') && !entry.link;
    return installed && !entry.integrity ? [`${place} has no integrity hash`] : [];
  });
}
