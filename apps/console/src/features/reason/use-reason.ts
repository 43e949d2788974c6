import { useState } from 'react';
import type { CallError } from '#api/call-error.ts';
import { keepReason, type Readers } from './last-reasons.ts';

interface Reason {
  /** For the field. */
  field: { value: string; onChange: (value: string) => void; error: string | readonly string[] | undefined };
  /** The reason as it is sent; null where it is missing, which the field then says. */
  given: () => string | null;
}

export function useReason(error: CallError | null, readers?: Readers): Reason {
  const [value, setValue] = useState('');
  const [isMissing, setMissing] = useState(false);
  const onChange = (next: string) => {
    setValue(next);
    setMissing(false);
  };
  return {
    field: { value, onChange, error: isMissing ? 'Say why in a few words.' : error?.errors.reason },
    given: () => {
      const reason = value.trim();
      setMissing(reason === '');
      if (reason === '') return null;
      keepReason(reason, readers);
      return reason;
    },
  };
}
