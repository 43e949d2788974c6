// Reads an object store's listing (ListObjectsV2). Keys are our own and contain nothing that XML would escape, so reading
// three elements needs no parser; a continuation token may contain anything.
export interface Listing {
  readonly objects: readonly { readonly key: string; readonly modified: Date }[];
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

export function readListing(xml: string): Listing {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object = '']) => ({
    key: element(object, 'Key') ?? '',
    modified: new Date(element(object, 'LastModified') ?? Number.NaN),
  }));
  const isMore = element(xml, 'IsTruncated') === 'true';
  return { objects, next: isMore ? element(xml, 'NextContinuationToken') : null };
}

function element(xml: string, name: string): string | null {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity) ?? null;
}
