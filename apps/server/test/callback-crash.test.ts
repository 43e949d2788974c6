// The short form of `npm run crash-test:callbacks`, which kills the server twenty times among ten thousand callbacks.

import { fileURLToPath } from 'node:url';
import { seeded } from '@earnwall/domain/chance/seeded';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCallbackCrashTest } from '#testing/crashes/callback-crash-test.ts';
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

it('SV-04 a server killed twice while callbacks arrive loses nothing and doubles nothing', async () => {
  const startNode = () => forkNode(program, [test.connectionString, supplier.id, supplier.signingKey]);
  const { on, chance } = { on: test.database.db, chance: seeded(4) };
  const report = await runCallbackCrashTest({ on, chance, supplier, callbacks: 200, kills: 2, startNode });
  expect(report).toMatchObject({ sent: 200, lost: [], wrong: [] });
}, 180_000);
