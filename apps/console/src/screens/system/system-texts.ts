/** `1.5 GB` */
export function bytesText(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const power = Math.min(Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)), units.length - 1);
  const value = bytes / 1000 ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[power]}`;
}

const dayMs = 24 * 3_600_000;

/** A backup is expected every day; one that is missed is worth a warning. */
export const isBackupOld = (at: string, now: number): boolean => now - new Date(at).getTime() > 2 * dayMs;

export type End = '1' | '4' | '24' | 'none';

export const ends: readonly { value: End; label: string }[] = [
  { value: '1', label: 'in 1 hour' },
  { value: '4', label: 'in 4 hours' },
  { value: '24', label: 'in 24 hours' },
  { value: 'none', label: 'when somebody ends it' },
];

export const untilOf = (end: End, now: number): string | null =>
  end === 'none' ? null : new Date(now + Number(end) * 3_600_000).toISOString();
