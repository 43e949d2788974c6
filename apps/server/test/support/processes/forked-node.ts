// A node in a process of its own that a test kills.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { heapReportArguments, heapUsed } from '#testing/crashes/heap-report.ts';
import type { MeasuredNode } from '#testing/crashes/measured-node.ts';
import type { ServerProgram } from './real-node.ts';

export async function forkNode({ file }: ServerProgram, settings: readonly string[]): Promise<MeasuredNode> {
  const node = fork(file, settings, { execArgv: heapReportArguments });
  const [{ url }] = (await once(node, 'message')) as [{ url: string }];
  return {
    url,
    heapUsed: () => heapUsed(node),
    kill: async () => {
      if (node.exitCode !== null || node.signalCode !== null) return;
      const gone = once(node, 'exit');
      node.kill('SIGKILL');
      await gone;
    },
  };
}
