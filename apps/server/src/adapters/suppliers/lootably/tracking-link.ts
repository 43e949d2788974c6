// Lootably's links have a place for the person.
const place = '{userID}';
const written = [place, encodeURIComponent(place)];

export const hasPerson = (link: string) => written.some((text) => link.includes(text));

export function trackingLink(link: string | null, person: string): string {
  if (link === null) throw new Error('An offer of Lootably carries its link');
  return written.reduce((text, each) => text.replaceAll(each, encodeURIComponent(person)), link);
}
