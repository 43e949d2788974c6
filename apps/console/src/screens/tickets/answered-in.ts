/** `answered in 3 h` */
export function answeredIn(seconds: number | null): string {
  if (seconds === null) return 'not answered';
  if (seconds < 90) return 'answered at once';
  if (seconds < 5400) return `answered in ${Math.round(seconds / 60)} min`;
  const hours = Math.round(seconds / 3600);
  return hours < 48 ? `answered in ${hours} h` : `answered in ${Math.round(hours / 24)} days`;
}
