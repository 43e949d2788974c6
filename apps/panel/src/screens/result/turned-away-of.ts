/** "4 in 10 are turned away", for odds in steps of 5%: of 20 where tenths would not come out even. */
export function turnedAwayOf(odds: number): { away: number; of: number } {
  const away = 100 - odds;
  return away % 10 === 0 ? { away: away / 10, of: 10 } : { away: away / 5, of: 20 };
}
