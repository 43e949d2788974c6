/** Where samples lead to when somebody follows them out of the panel: to another preview. */
export function previewAddress(name: string): string {
  // Only a page has an address of its own.
  return new URL(`/design-preview/${name}`, globalThis.location?.origin ?? 'https://panel.example').href;
}
