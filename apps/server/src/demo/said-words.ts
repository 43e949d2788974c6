// What the demo's own supplier says of its surveys, as real ones do: of most how many finish and of how many people, of some a
// share alone, of some nothing (decision 0137).
import { seeded } from '@earnwall/domain/chance/seeded';

interface SaidColumns {
  readonly conversion: number;
  readonly said_entrants: number | null;
  readonly said_completes: number | null;
  readonly said_out_seconds: number | null;
}

/** Of the survey at this place of a country's list. */
export function saidAt(country: string, place: number): SaidColumns | null {
  const chance = seeded(place + 10 * country.charCodeAt(0));
  if (place % 4 === 3) return null;
  const percent = chance.between(20, 80);
  const share = {
    conversion: percent / 100,
    said_entrants: null,
    said_completes: null,
    said_out_seconds: null,
  };
  if (place % 4 === 2) return share;
  const said_entrants = chance.between(40, 900);
  return {
    ...share,
    said_entrants,
    said_completes: Math.round((said_entrants * percent) / 100),
    said_out_seconds: 60 * chance.between(1, 4),
  };
}
