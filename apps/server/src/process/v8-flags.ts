// V8 watches which objects outlive their first collections, and from then on makes their kind among the old ones, where
// it seldom looks. In a rush all requests under way outlive them, and what is learned then is never unlearned: a tenth
// of the processor and more goes into collecting requests that are long answered.
import { setFlagsFromString } from 'node:v8';

/** Before the first request. */
export function disablePretenuring(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
