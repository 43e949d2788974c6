// The licences of other people's code that a bundle contains, as one text that travels with it.
import { writeFile } from 'node:fs/promises';
import { isAllowedLicence } from './licences.ts';
import { type PackageFacts, packageFacts } from './package-facts.ts';

/** Reached by visitors under `/assets/`, and part of every bundle and of the image. */
export const noticesFile = 'third-party-notices.txt';

/** Throws when a package has no licence, or one that we do not ship. */
export async function writeNotices(file: string, packageFolders: Iterable<string>): Promise<void> {
  const packages = await Promise.all([...new Set(packageFolders)].map(packageFacts));
  const problems = licenceProblems(packages);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  await writeFile(file, noticesText(packages));
}

function licenceProblems(packages: readonly PackageFacts[]): string[] {
  return packages
    .filter(({ licence }) => !isAllowedLicence(licence))
    .map(({ name, version, licence }) => {
      const problem =
        licence === '' ? 'names no licence' : `has the licence ${licence}, which is not allowed`;
      return `${name}@${version} ${problem} (scripts/build/notices/licences.ts)`;
    });
}

export function noticesText(packages: readonly PackageFacts[]): string {
  if (packages.length === 0) return 'Earnwall. This part contains no code of third parties.\n';
  const byName = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  const sections = [...byName.keys()].sort().map((key) => section(key, byName.get(key)));
  return ['Earnwall contains code of third parties under these licences.\n', ...sections].join(
    `\n${rule}\n\n`,
  );
}

const rule = '-'.repeat(80);

function section(title: string, facts: PackageFacts | undefined): string {
  const { licence = '', author = '', text = '' } = facts ?? {};
  const owner = author === '' ? '' : `, by ${author}`;
  return `${title} (${licence}${owner})\n\n${text || 'The package carries no licence file.'}\n`;
}
