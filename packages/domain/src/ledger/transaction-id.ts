/** A movement's id as publishers read it (PB-01): `tx_` and its uuid without dashes. */
export function wireTransactionId(uuid: string): string {
  return `tx_${uuid.replaceAll('-', '')}`;
}

/** The uuid of what a publisher named; null where it is no such id. */
export function storedTransactionId(wire: string): string | null {
  const [, a, b, c, d, e] =
    /^tx_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(wire) ?? [];
  return a === undefined ? null : `${a}-${b}-${c}-${d}-${e}`;
}
