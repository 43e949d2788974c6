// `npm run requirements [-- ID …]`: which tests prove a requirement, found by their titles; and which have none.
import { readRepository } from './check/repository.ts';
import { requirementsOf, testTitles } from './check/requirements.ts';
import { root } from './root.ts';

const wanted = process.argv.slice(2);
const repository = await readRepository(root);
const titles = testTitles(repository);
const requirements = requirementsOf(repository);
const listed = requirements.filter(({ id }) => wanted.length === 0 || wanted.includes(id));

for (const { id, isToCome } of listed) {
  const own = titles.filter(({ ids }) => ids.includes(id));
  console.log(`${id}${isToCome ? ' (to come)' : ''}${own.length === 0 ? ': no test' : ''}`);
  for (const { title, file, line } of own) console.log(`  ${title}  ${file}:${line}`);
}

const unknown = wanted.filter((id) => !requirements.some((requirement) => requirement.id === id));
for (const id of unknown) console.error(`${id} is no requirement of docs/requirements.md.`);
if (wanted.length === 0) {
  const without = listed.filter(({ id }) => !titles.some(({ ids }) => ids.includes(id)));
  const toCome = without.filter(({ isToCome }) => isToCome).length;
  console.log(
    `${listed.length} requirements; without a test: ${without.length}, of which ${toCome} are to come.`,
  );
}
process.exitCode = unknown.length > 0 ? 1 : 0;
