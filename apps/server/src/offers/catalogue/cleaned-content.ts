// The sanitised contents of a list of offers. Those that are as before are not sanitised again: a network that changes one offer
// of thousands does not make a visitor wait for all of them.
import { isDeepStrictEqual } from 'node:util';
import { cleanContent, contentOf, type OfferContent } from '#present/offer-texts.ts';
import { inSlices } from '#request/in-slices.ts';

interface Cleaned {
  readonly written: OfferContent;
  readonly clean: OfferContent;
}

export class CleanedContent {
  private cleaned: ReadonlyMap<string, Cleaned> = new Map();

  /** In the order of the offers. Whatever is not among them is forgotten. */
  async of(offers: readonly (OfferContent & { readonly id: string })[]): Promise<OfferContent[]> {
    const before = this.cleaned;
    const all = await inSlices(offers, (offer): Cleaned => {
      const written = contentOf(offer);
      const known = before.get(offer.id);
      return isDeepStrictEqual(known?.written, written) && known
        ? known
        : { written, clean: cleanContent(written) };
    });
    this.cleaned = new Map(offers.map(({ id }, place) => [id, all[place] as Cleaned]));
    return all.map(({ clean }) => clean);
  }
}
