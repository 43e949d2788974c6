// A call that needs the person first: the session has ended, or a factor must be proven again. The shell asks in a dialog
// over the page, whose forms stay as they are; then the call is made again.
import { create } from 'zustand';

export type Interruption = 'session' | 'factor';

interface Pending {
  kind: Interruption;
  /** True = go on with what was interrupted. */
  settled: Promise<boolean>;
  settle: (goOn: boolean) => void;
}

/** What the shell asks for now. */
export const useInterruption = create<{ pending: Pending | null }>(() => ({ pending: null }));

/** Calls that fail together wait for one dialog, and two kinds of dialog come one after the other. */
export async function interrupt(kind: Interruption): Promise<boolean> {
  const { pending } = useInterruption.getState();
  if (pending && pending.kind !== kind) {
    await pending.settled;
    return interrupt(kind);
  }
  if (pending) return pending.settled;
  const { promise, resolve } = deferred<boolean>();
  const settle = (goOn: boolean) => {
    useInterruption.setState({ pending: null });
    resolve(goOn);
  };
  useInterruption.setState({ pending: { kind, settled: promise, settle } });
  return promise;
}

function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
