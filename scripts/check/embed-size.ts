// Publishers' pages load the embed script before they know whether anybody will open the panel: it stays tiny.
import { gzipSync } from 'node:zlib';

/** Bytes after gzip. */
export const embedBudget = 2560;

export function embedSizeProblem(script: Buffer): string {
  const bytes = gzipSync(script, { level: 9 }).length;
  return bytes > embedBudget ? `The embed script has ${bytes} bytes (gzip), more than ${embedBudget}.` : '';
}
