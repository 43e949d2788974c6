/** Image sources are used only if they start with http or https (OF-04). */
export function isWebImage(source: string | null | undefined): source is string {
  return /^https?:\/\//i.test(source ?? '');
}
