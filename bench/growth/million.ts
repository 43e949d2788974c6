// A million people at once, by what this run has measured.
import { inRoot } from '../../scripts/root.ts';
import { printTable } from '../shared/table.ts';
import type { Cell } from './cell.ts';
import type { Completes } from './completes.ts';
import { type SocketFigures, socketFigures } from './kept-figures.ts';
import { type Cost, type Costs, kinds, type Load, type Needed, simulate } from './simulation.ts';
import type { Spent } from './spent.ts';
import type { Visits } from './visits.ts';

interface Measured {
  readonly cell: Cell;
  readonly visits: Visits;
  readonly completes: Completes;
  /** Bytes of a list as a proxy compresses it. */
  readonly compressedList: number;
}

/**
 * A person stays for twenty minutes. Half of the time the panel is behind a survey, where it does not poll. Of six surveys
 * that are opened in an hour one is completed, and the others are reported as well; each asks two questions first.
 */
const load: Load = {
  people: 1_000_000,
  perHour: { poll: 30, visit: 3, click: 6, answer: 12, complete: 1, unpaid: 5, postback: 1, event: 8 },
  unchangedShare: 0.5,
};
/** The limits of a worker: apps/server/src/surveys/matching/respondents.ts and docs/operating.md, Realtime. */
const machines = { workersPerNode: 4, usedShare: 0.5, peopleKept: 10_000, maxSockets: 20_000 };
/** A browser's request with its headers, and the head of an answer. */
const [requestBytes, headBytes, shortBody] = [800, 500, 1_000];

export async function printMillion(measured: Measured): Promise<void> {
  const sockets = await socketFigures(inRoot('bench/.cache/results.json'));
  const costs = costsOf(measured, sockets);
  const rowsOf = (what: string, isSticky: boolean) =>
    rowOf(what, simulate(load, costs, { ...machines, isSticky }));
  printTable(
    `A million people at once, ${machines.workersPerNode} workers a node, half of each processor (sockets: ${sockets.source})`,
    [rowsOf('any node answers', false), rowsOf('a person stays with a worker', true)],
  );
  printTable('The same: busy processors of the database, by what they do', [
    shares('any node answers', simulate(load, costs, { ...machines, isSticky: false })),
    shares('a person stays with a worker', simulate(load, costs, { ...machines, isSticky: true })),
  ]);
}

function costsOf({ cell, visits, completes, compressedList }: Measured, sockets: SocketFigures): Costs {
  const reading = (kind: keyof Cell['costs'], sent: number): Cost => ({
    ...cell.costs[kind],
    ...{ commits: 0, wal: 0, stored: 0, received: requestBytes, sent },
  });
  const writing = (spent: Spent, sent: number, received = requestBytes): Cost => ({
    ...spent,
    received,
    sent,
  });
  // The call itself costs what a kept list does.
  const report = (spent: Spent) => writing({ ...spent, node: spent.node + cell.costs.kept.node }, headBytes);
  return {
    poll: {
      unchanged: reading('unchanged', headBytes),
      anew: reading('anew', headBytes + compressedList),
      // Half of them have the list in their browser as well.
      cold: reading('cold', headBytes + (1 - load.unchangedShare) * compressedList),
    },
    visit: writing(visits.first, headBytes + visits.page),
    click: writing(visits.click, headBytes + shortBody),
    // The same steps, but for the new row.
    answer: writing({ ...visits.click, stored: 0 }, headBytes + shortBody),
    complete: report(completes.complete),
    unpaid: report(completes.unpaid),
    // It is sent by us and answered to us.
    postback: writing(completes.postback, requestBytes + shortBody, headBytes),
    event: {
      ...{ node: sockets.event, database: 0, commits: 0, wal: 0, stored: 0, received: 0, sent: 300 },
    },
    ...{ socketUpkeep: sockets.upkeep, socketMemory: sockets.memory, workerMemory: cell.memory.after },
  };
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
const rounded = (value: number, unit: string) => `${value < 10 ? value.toFixed(1) : whole(value)} ${unit}`;

function rowOf(what: string, needed: Needed): Record<string, string> {
  return {
    what,
    nodes: `${needed.nodes}, by ${needed.limitedBy}`,
    'busy cores': whole(needed.nodeCores),
    known: `${Math.round(100 * needed.knownShare)} %`,
    'database, busy cores': needed.databaseCores.toFixed(1),
    'commits /s': whole(needed.commitsPerSecond),
    'log /s': rounded(needed.walBytesPerSecond / 1e6, 'MB'),
    in: rounded(needed.receivedBitsPerSecond / 1e9, 'Gbit/s'),
    out: rounded(needed.sentBitsPerSecond / 1e9, 'Gbit/s'),
    'sockets a node': whole(needed.socketsPerNode),
    'memory a node': rounded(needed.memoryPerNode / 1e9, 'GB'),
    'stored a month': rounded(needed.storedPerMonth / 1e12, 'TB'),
  };
}

const shares = (what: string, { databaseBy }: Needed): Record<string, string> => ({
  what,
  ...Object.fromEntries(kinds.map((kind) => [kind, databaseBy[kind].toFixed(1)])),
});
