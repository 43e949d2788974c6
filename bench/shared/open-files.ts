// How many files, connections among them, this process may have open at once. Node has raised that as far as it may.
import { Skipped } from './skipped.ts';

interface Limits {
  /** Not given on Windows. */
  readonly userLimits?: { readonly open_files?: { readonly soft: number | 'unlimited' } };
}

export function needOpenFiles(count: number): void {
  const { userLimits } = process.report.getReport() as Limits;
  const limit = userLimits?.open_files?.soft ?? 'unlimited';
  if (limit !== 'unlimited' && limit < count)
    throw new Skipped(`It needs ${count} open files, and ${limit} are allowed: raise \`ulimit -n\``);
}
