// A node in a process of its own, as proofs need it.
export interface KillableNode {
  readonly url: string;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
}

export interface MeasuredNode extends KillableNode {
  /** Bytes of its heap after a full collection. */
  heapUsed(): Promise<number>;
}
