// PostgreSQL refuses to run as root. As root it is started as an unprivileged user, with the one capability
// that lets it reach a project below a private folder; where that cannot be granted, it is started without.
import type { SpawnOptions } from 'node:child_process';

/** How a program of PostgreSQL is called. */
export interface Launcher {
  readonly command: (program: string, args: readonly string[]) => [program: string, args: readonly string[]];
  readonly options: Pick<SpawnOptions, 'uid' | 'gid'>;
  /** Who must own what PostgreSQL writes; null when that is ourselves. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
}

const nobody = { uid: 65534, gid: 65534 };

const asOurselves: Launcher = { command: (program, args) => [program, args], options: {}, owner: null };

const asNobody: Launcher = { ...asOurselves, options: nobody, owner: nobody };

const asNobodyWhoReachesAll: Launcher = {
  command: (program, args) => ['setpriv', [...keepingAccess, program, ...args]],
  options: {},
  owner: nobody,
};

const keepingAccess = [
  ...['--reuid', String(nobody.uid), '--regid', String(nobody.gid), '--clear-groups'],
  ...['--securebits', '+no_setuid_fixup', '--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'],
];

/** The ways worth trying, best first. */
export function launchers(): readonly Launcher[] {
  return process.getuid?.() === 0 ? [asNobodyWhoReachesAll, asNobody] : [asOurselves];
}
