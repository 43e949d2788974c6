import { designFileOf } from '@earnwall/domain/design/design-file';

/** What is wrong with an address of a style sheet and what would do; null where nothing is. */
export function designFileProblem(file: string | null, allowedOrigins: readonly string[]): string | null {
  if (file === null || (URL.canParse(file) && designFileOf(file, allowedOrigins) !== null)) return null;
  const origins = allowedOrigins.filter((origin) => origin.startsWith('https:'));
  if (origins.length === 0) return 'Allow an https origin in the settings of the app first.';
  return `The address must begin with ${origins.join('/ or ')}/.`;
}
