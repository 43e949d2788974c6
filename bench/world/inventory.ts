// Which surveys are open when: the same for every policy, except for those that its own people have filled.
import { Seeded } from '../shared/seeded.ts';
import { logNormal, waiting } from './chance.ts';
import type { Country } from './people.ts';
import { surveyOf, type WorldSurvey } from './surveys.ts';

interface Places {
  /** In each country at a time. */
  readonly surveys: number;
  /** Entries until one closes; null: many, and different. */
  readonly life: number | null;
  /** Days until others have filled it, on the average. */
  readonly openDays: number;
}

interface Place {
  readonly country: Country;
  readonly seeded: Seeded;
  survey: WorldSurvey;
}

export class Inventory {
  private readonly places: Place[];
  private ids = 0;

  constructor(
    seed: number,
    countries: readonly Country[],
    private readonly size: Places,
  ) {
    this.places = countries.flatMap((country, at) =>
      Array.from({ length: size.surveys }, (_, place) => {
        const seeded = new Seeded(seed * 7919 + at * 1009 + place);
        return { country, seeded, survey: this.opened(country, seeded, 0) };
      }),
    );
  }

  /** New ones take the places of those that others have filled by now. */
  advance(day: number): void {
    for (const place of this.places) {
      while (place.survey.closesOn <= day)
        place.survey = this.opened(place.country, place.seeded, place.survey.closesOn);
    }
  }

  /** By country. */
  openNow(): Map<string, WorldSurvey[]> {
    const open = new Map<string, WorldSurvey[]>();
    for (const { country, survey } of this.places) {
      if (survey.life <= 0) continue;
      const there = open.get(country.code) ?? [];
      there.push(survey);
      open.set(country.code, there);
    }
    return open;
  }

  private opened(country: Country, seeded: Seeded, day: number): WorldSurvey {
    const { life, openDays } = this.size;
    this.ids += 1;
    const entries = life ?? Math.round(logNormal(seeded, 1500, 0.8));
    const closesOn = day + waiting(seeded, openDays);
    return surveyOf(this.ids, country, { life: entries, closesOn }, seeded);
  }
}
