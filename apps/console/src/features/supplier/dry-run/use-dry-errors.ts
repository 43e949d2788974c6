import { useEffect, useRef } from 'react';
import type { CallError } from '#api/call-error.ts';
import type { DryProps } from './dry-props.ts';

/** Hands what is wrong with settings or secrets to where they are typed, once for each answer. */
export function useDryErrors(error: CallError | null, onErrors: DryProps['onErrors']): void {
  const told = useRef(onErrors);
  told.current = onErrors;
  useEffect(() => {
    if (error) told.current(error.errors);
  }, [error]);
}
