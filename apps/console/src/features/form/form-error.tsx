import type { CallError } from '#api/call-error.ts';
import { useWait } from '#features/wait/use-wait.ts';
import { WaitNote } from '#features/wait/wait-note.tsx';

/** What no field says: no connection, too many tries, a refusal of the whole. */
export function FormError({ error }: { error: CallError | null }) {
  const wait = useWait(error);
  const isOfField = error !== null && Object.keys(error.errors).length > 0;
  return (
    <>
      <WaitNote seconds={wait} />
      {error && !isOfField && wait === 0 && error.waitSeconds === 0 && (
        <p className="c-field-error" role="alert">
          {error.message}
        </p>
      )}
    </>
  );
}
