// JSON pointers to fields (RFC 6901).
export const pointerOf = (under: string, path: readonly PropertyKey[]): string =>
  [under, ...path.map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
