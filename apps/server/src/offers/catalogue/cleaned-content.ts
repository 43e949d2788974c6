// The sanitised contents of a list of offers. Those that are as before are not sanitised again: a network that changes one offer
// of thousands does not make a visitor wait for all of them.
import { createHash } from 'node:crypto';
import { cleanContent, contentOf, type OfferContent } from '#present/offer-texts.ts';
import { inSlices } from '#request/in-slices.ts';

interface Cleaned {
  /** Of what the network wrote. */
  readonly digest: string;
  readonly clean: OfferContent;
}

export class CleanedContent {
  private cleaned: ReadonlyMap<string, Cleaned> = new Map();

  /** In the order of the offers. Whatever is not among them is forgotten. */
  async of(offers: readonly (OfferContent & { readonly id: string })[]): Promise<OfferContent[]> {
    const before = this.cleaned;
    const all = await inSlices(offers, (offer): Cleaned => {
      const written = contentOf(offer);
      const digest = createHash('sha256').update(JSON.stringify(written)).digest('base64url');
      const known = before.get(offer.id);
      return known?.digest === digest ? known : { digest, clean: cleanContent(written) };
    });
    this.cleaned = new Map(offers.map(({ id }, place) => [id, all[place] as Cleaned]));
    return all.map(({ clean }) => clean);
  }
}
