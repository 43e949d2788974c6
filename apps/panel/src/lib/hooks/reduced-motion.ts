/** Fades stay, movement goes: whatever counts, flies or bounces asks here first. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
