// What Node, PostgreSQL and their drivers put into an error beside its message.
export interface FailureFacts {
  code: string;
  message: string;
  syscall: string;
  path: string;
  port: string;
  address: string;
  hostname: string;
}

/** Of the error itself, or, where a library has wrapped it, of its cause. Null for what is no error. */
export function factsOf(error: unknown): FailureFacts | null {
  if (!(error instanceof Error)) return null;
  if (!('code' in error) && error.cause instanceof Error) return factsOf(error.cause);
  const fact = (name: string) => (name in error ? String(Reflect.get(error, name)) : '');
  return {
    code: fact('code'),
    message: error.message,
    syscall: fact('syscall'),
    path: fact('path'),
    port: fact('port'),
    address: fact('address'),
    hostname: fact('hostname'),
  };
}
