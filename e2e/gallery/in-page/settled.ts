/** What moves has its place only at the end: whatever ends is brought there. */
export async function settled(page: Document): Promise<void> {
  await page.fonts.ready;
  await nextFrame();
  for (const animation of page.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  await nextFrame();
}

const nextFrame = () => new Promise((next) => requestAnimationFrame(next));
