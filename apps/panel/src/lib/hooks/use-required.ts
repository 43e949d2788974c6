import { type Context, useContext } from 'react';

/** What a provider above has given; where it is missing, the stack of the error names who asked. */
export function useRequired<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (!value) throw new Error('No provider');
  return value;
}
