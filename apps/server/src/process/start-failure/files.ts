// A folder or a file that the server cannot use.
import { join } from 'node:path';
import { factsOf } from './failure-facts.ts';

const full = 'the disk is full';
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user has no right to',
  EPERM: 'this user has no right to',
  EROFS: 'it is on a read-only disk',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'a part of its path is a file, not a folder',
  EISDIR: 'it is a folder, not a file',
  ENOENT: 'there is no such file or folder',
  ENOSPC: full,
  EDQUOT: full,
};

export function explainFileFailure(error: unknown, dataDir: string): string | null {
  const facts = factsOf(error);
  const reason = facts && reasons[facts.code];
  if (!reason) return null;
  // The error of a full disk has no path.
  const path = facts.path || dataDir;
  const isOurs = path === dataDir || path.startsWith(join(dataDir, '/'));
  const remedy = isOurs
    ? `Make it usable, or choose another data folder with DATA_DIR (now ${dataDir}).`
    : 'Make it usable, or correct the variable that names it.';
  return `${path} cannot be used: ${reason} (${facts.code}). ${remedy}`;
}
