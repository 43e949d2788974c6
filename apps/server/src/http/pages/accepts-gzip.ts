/** Whether Accept-Encoding allows gzip (RFC 9110, 12.5.3); all browsers do. */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  const wishes = new Map(`${header ?? ''}`.toLowerCase().split(',').map(wishOf));
  return wishes.get('gzip') ?? wishes.get('*') ?? false;
}

function wishOf(wish: string): [coding: string, isAllowed: boolean] {
  const [coding = '', weight = ''] = wish.split(';');
  return [coding.trim(), !/^\s*q=0(\.0*)?\s*$/.test(weight)];
}
