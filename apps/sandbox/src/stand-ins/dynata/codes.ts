// The ends that a session can have: disposition and status, in Dynata's words.
export const codes: ReadonlyMap<string, string> = new Map([
  ['1.0', 'Complete'],
  ['1.1', 'Complete: partial'],
  ['2.1', 'Disqualified by Dynata'],
  ['2.2', 'Disqualified by the client'],
  ['3.1', 'Over quota at Dynata'],
  ['3.2', 'Over quota at the client'],
  ['4.0', 'Duplicate'],
  ['5.0', 'Quality'],
  ['5.1', 'Quality: answers'],
  ['5.2', 'Quality: too fast'],
  ['5.3', 'Quality: suspended'],
  ['5.4', 'Quality: other'],
  ['5.10', 'Quality: over quota'],
  ['0.0', 'Unknown or error'],
  ['0.3', 'Did not qualify'],
  ['0.4', 'Did not finish the questions before the survey'],
  ['9.9', 'A code that is in no document'],
]);

export function partsOf(code: string): { disposition: number; status: number } {
  const [disposition, status] = code.split('.').map(Number);
  if (!Number.isInteger(disposition) || !Number.isInteger(status))
    throw new Error('code must be disposition.status, such as 1.0');
  return { disposition: Number(disposition), status: Number(status) };
}
