// The short form of `npm run hostile-receiver`, which settles 100,000 callbacks meanwhile.
import { fileURLToPath } from 'node:url';
import { seeded } from '@earnwall/domain/chance/seeded';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHostileReceiver } from '#testing/postback-proofs/hostile-receiver.ts';
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

it('PB-02 a publisher whose server does everything wrong gets each postback in the end, and so do all others', async () => {
  const start = () => forkNode(program, [test.connectionString, supplier.id, supplier.signingKey]);
  const nodes = [await start(), await start()];
  try {
    const report = await runHostileReceiver({
      ...{ on: test.database.db, chance: seeded(15), supplier, nodes },
      ...{ callbacks: 1_200, perSecond: 200, requestsEach: 2, outageMs: 0 },
    });
    expect(report).toMatchObject({ callbacks: 1_200, wrong: [] });
    expect(report.misdeeds.size).toBeGreaterThan(1);
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
  }
}, 180_000);
