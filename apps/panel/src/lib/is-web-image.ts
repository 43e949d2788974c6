/** Image sources are used only if they start with http or https (spec §5). */
export function isWebImage(source: string | null | undefined): source is string {
  return /^https?:\/\//i.test(source ?? '');
}
