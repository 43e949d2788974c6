import type { ConsoleBodyOf } from '@earnwall/contract/console-call-types';
import { useRef, useState } from 'react';
import { type CallError, callErrorOf } from '#api/call-error.ts';
import { callConsole } from '#api/client.ts';
import { lineParts, type Part } from './csv-lines.ts';

type Begun = ConsoleBodyOf<'console/reconciliations/post-reconciliations'>;
type Lines = ConsoleBodyOf<'console/reconciliations/post-reconciliations-lines'>;

interface Wanted {
  supplier: string;
  file: File;
  begin: Begun;
  form: Pick<Lines, 'columns' | 'delimiter'>;
  hasHeader: boolean;
}

interface Upload {
  state: 'idle' | 'sending' | 'stopped';
  /** Of the file, from 0 to 1. */
  part: number;
  lines: number;
  error: CallError | null;
}

const sliceBytes = 512 * 1024;
const partCharacters = 400_000;
const longestHeader = 70_000;

/** Reads a file slice by slice and sends its lines part by part; after a failure it goes on where it stopped. */
export function useUpload(done: (reconciliation: number) => void) {
  const [upload, setUpload] = useState<Upload>({ state: 'idle', part: 0, lines: 0, error: null });
  const sending = useRef<AsyncGenerator<Sent> | null>(null);
  const running = useRef(false);

  const goOn = async () => {
    if (running.current || !sending.current) return;
    running.current = true;
    setUpload((now) => ({ ...now, state: 'sending', error: null }));
    try {
      for (;;) {
        const { value, done: isOver } = await sending.current.next();
        if (isOver || !value) break;
        if ('error' in value) {
          setUpload((now) => ({ ...now, state: 'stopped', error: value.error }));
          return;
        }
        setUpload((now) => ({ ...now, part: value.part, lines: value.lines }));
        if (value.reconciliation !== null) done(value.reconciliation);
      }
    } finally {
      running.current = false;
    }
  };
  return {
    ...upload,
    start: (wanted: Wanted) => {
      if (running.current) return;
      sending.current = send(wanted);
      void goOn();
    },
    retry: () => void goOn(),
    /** Begins anew, with other columns or another file. */
    drop: () => {
      sending.current = null;
      setUpload({ state: 'idle', part: 0, lines: 0, error: null });
    },
  };
}

/** How far it is, or why it stopped: asked for more, the same step is tried again. */
type Sent =
  | { readonly part: number; readonly lines: number; readonly reconciliation: number | null }
  | { readonly error: CallError };

async function* send({ supplier, file, begin, form, hasHeader }: Wanted): AsyncGenerator<Sent> {
  const begun = yield* untilDone(() =>
    callConsole('console/reconciliations/post-reconciliations', { params: { id: supplier }, body: begin }),
  );
  const params = { reconciliation: begun.reconciliation.id };
  let lines = 0;
  for await (const { part, read } of partsOf(file)) {
    const body = withoutHeader(part, hasHeader);
    if (body !== null) {
      yield* untilDone(() =>
        callConsole('console/reconciliations/post-reconciliations-lines', {
          params,
          body: { ...body, ...form, broken: 'keep' },
        }),
      );
    }
    lines += part.lines;
    yield { part: file.size === 0 ? 1 : read / file.size, lines, reconciliation: null };
  }
  yield* untilDone(() => callConsole('console/reconciliations/post-reconciliations-compare', { params }));
  yield { part: 1, lines, reconciliation: params.reconciliation };
}

async function* untilDone<Answer>(call: () => Promise<Answer>): AsyncGenerator<Sent, Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      yield { error: callErrorOf(error) };
    }
  }
}

async function* partsOf(file: File): AsyncGenerator<{ part: Part; read: number }> {
  const decoder = new TextDecoder();
  const { take, end } = lineParts(partCharacters);
  for (let read = 0; read < file.size; read += sliceBytes) {
    const bytes = await file.slice(read, read + sliceBytes).arrayBuffer();
    for (const part of take(decoder.decode(bytes, { stream: true })))
      yield { part, read: Math.min(read + sliceBytes, file.size) };
  }
  for (const part of [...take(decoder.decode()), ...end()]) yield { part, read: file.size };
}

/** The first line of the file where it has the names of columns; null where nothing else is left. */
function withoutHeader(
  { first_line, csv }: Part,
  hasHeader: boolean,
): Pick<Lines, 'first_line' | 'csv'> | null {
  if (!hasHeader || first_line !== 1) return { first_line, csv };
  const { take, end } = lineParts(1);
  const [header] = [...take(csv.slice(0, longestHeader)), ...end()];
  const rest = csv.slice(header?.csv.length ?? 0);
  return rest === '' ? null : { first_line: 2, csv: rest };
}
