// The short form of `npm run crash-test:callbacks`, which kills the server twenty times among ten thousand callbacks.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { seeded } from '@earnwall/domain/chance/seeded';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KillableNode, runCallbackCrashTest } from '#testing/crashes/callback-crash-test.ts';
import { aSurvey } from '#testing/surveys.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import type { ServerProgram } from './support/processes/real-node.ts';
import { buildServer } from './support/processes/real-node.ts';

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
  const { on, chance } = { on: test.database.db, chance: seeded(4) };
  const report = await runCallbackCrashTest({ on, chance, supplier, callbacks: 500, kills: 2, startNode });
  expect(report).toMatchObject({ sent: 500, lost: [], wrong: [] });
}, 180_000);

async function startNode(): Promise<KillableNode> {
  const node = fork(program.file, [test.connectionString, supplier.id, supplier.signingKey]);
  const [{ url }] = (await once(node, 'message')) as [{ url: string }];
  return {
    url,
    kill: async () => {
      if (node.signalCode !== null) return;
      const gone = once(node, 'exit');
      node.kill('SIGKILL');
      await gone;
    },
  };
}
