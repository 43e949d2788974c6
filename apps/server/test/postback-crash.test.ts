// The short form of `npm run crash-test:postbacks`, which kills the server two hundred times.
import { fileURLToPath } from 'node:url';
import { seeded } from '@earnwall/domain/chance/seeded';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runPostbackCrashTest } from '#testing/crashes/postback-crash-test.ts';
import { aSurvey } from '#testing/surveys.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { forkNode } from './support/processes/forked-node.ts';
import { buildServer, type ServerProgram } from './support/processes/real-node.ts';

const supplier = { id: 'a-supplier', signingKey: 'the key shared with the supplier' };

let program: ServerProgram;
let test: TestDatabase;
beforeAll(async () => {
  program = await buildServer(
    fileURLToPath(new URL('./support/processes/crash-test-node.ts', import.meta.url)),
  );
  test = await createTestDatabase();
  await aSurvey(test.database.db);
});
afterAll(async () => {
  await test.drop();
  await program.remove();
});

it('PB-02 a node killed between sending and recording loses no postback, and repeats only under the same id', async () => {
  const report = await runPostbackCrashTest({
    ...{ on: test.database.db, chance: seeded(15), supplier, kills: 4 },
    startNode: () => forkNode(program, [test.connectionString, supplier.id, supplier.signingKey]),
  });
  expect(report).toMatchObject({ kills: 4, lost: [], wrong: [] });
  expect(report.unrecorded).toBeGreaterThan(0);
  expect(report.doubled).toBeGreaterThan(0);
}, 180_000);
