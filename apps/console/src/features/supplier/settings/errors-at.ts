type Errors = Readonly<Record<string, readonly string[]>>;

/** What is wrong with a field and with whatever is inside it; the inside is named. */
export function errorsAt(errors: Errors, pointer: string): string[] {
  const found = Object.entries(errors).flatMap(([at, messages]) => {
    const path = at.startsWith('/') ? at : `/${at.replaceAll('.', '/')}`;
    if (path === pointer) return messages;
    return path.startsWith(`${pointer}/`)
      ? messages.map((message) => `${path.slice(pointer.length + 1)}: ${message}`)
      : [];
  });
  return [...new Set(found)];
}
