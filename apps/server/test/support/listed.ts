interface Listed {
  hash: string;
}

/** The surveys of an answer of GET /surveys. That there are none is a notice; any other one is not expected here. */
export function listedIn<Tile extends Listed = Listed>(body: Record<string, unknown>): Tile[] {
  if (body.type === 'no_surveys') return [];
  if (!Array.isArray(body.surveys)) throw new Error(`GET /surveys answered no list: ${JSON.stringify(body)}`);
  return body.surveys as Tile[];
}
