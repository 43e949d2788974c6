// Countries with languages as Cint writes them: `ENG-US`, by a number that its lookups explain.
import * as z from 'zod';

interface Place {
  readonly country: string;
  /** BCP 47. */
  readonly language: string;
}

/** Its three letters are those of libraries (ISO 639-2/B) with few exceptions. */
const languages: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ ENG: 'en', SPA: 'es', FRE: 'fr', GER: 'de', ITA: 'it', POR: 'pt', DUT: 'nl', CHI: 'zh' },
    ...{ JPN: 'ja', KOR: 'ko', RUS: 'ru', POL: 'pl', TUR: 'tr', ARA: 'ar', HIN: 'hi', VIE: 'vi' },
    ...{ SWE: 'sv', NOR: 'no', DAN: 'da', FIN: 'fi', CZE: 'cs', GRE: 'el', HUN: 'hu', RUM: 'ro' },
    ...{ THA: 'th', IND: 'id', MAY: 'ms', HEB: 'he', UKR: 'uk', BUL: 'bg', TGL: 'tl', TAM: 'ta' },
  }),
);

const code = /^([A-Z]{3})-([A-Z]{2})$/;

/** Null where we have no counterpart. */
export function placeOf(countryLanguage: string): Place | null {
  const [, letters = '', country = ''] = code.exec(countryLanguage.toUpperCase()) ?? [];
  const language = languages.get(letters);
  if (!language) return null;
  return {
    country: country === 'UK' ? 'GB' : country,
    language: language === 'pt' && country === 'BR' ? 'pt-BR' : language,
  };
}

/** The answer of `Lookup/v1/BasicLookups/BundledLookups/CountryLanguages`, by number. */
export const countryLanguages = z
  .object({
    AllCountryLanguages: z
      .array(z.object({ Id: z.union([z.string(), z.int()]), Code: z.string().max(20) }))
      .max(5_000),
  })
  .transform(
    ({ AllCountryLanguages: all }): ReadonlyMap<string, string> =>
      new Map(all.map(({ Id, Code }) => [String(Id), Code])),
  );
