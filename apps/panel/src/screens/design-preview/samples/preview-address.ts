/** Where samples lead to when somebody follows them out of the panel: to another preview. */
export function previewAddress(name: string): string {
  return pageAddress(`/design-preview/${name}`);
}

/** A whole address on this very site, which only a page has. */
export function pageAddress(path: string): string {
  return new URL(path, globalThis.location?.origin ?? 'https://panel.example').href;
}
