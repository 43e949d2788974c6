/** JSON that can neither end its script element nor break a script that holds it. */
export function escapeJson(json: string): string {
  return json.replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
