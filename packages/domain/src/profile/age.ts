/** Whole years from a date of birth (YYYY-MM-DD) to a moment; a day is UTC (decision 0005). */
export function ageOn(birthday: string, now: Date): number {
  const [year = 0, month = 1, day = 1] = birthday.split('-').map(Number);
  const isBirthdayAhead =
    now.getUTCMonth() + 1 < month || (now.getUTCMonth() + 1 === month && now.getUTCDate() < day);
  return now.getUTCFullYear() - year - (isBirthdayAhead ? 1 : 0);
}
