/** Longer than a slow phone takes for a frame. */
const unseenMs = 250;

/** When the next frame is drawn; where none is, as in a frame that is out of view, soon all the same. Returns what cancels it. */
export function afterFrame(run: () => void): () => void {
  const cancel = () => {
    cancelAnimationFrame(request);
    clearTimeout(timer);
  };
  const runOnce = () => {
    cancel();
    run();
  };
  const request = requestAnimationFrame(runOnce);
  const timer = setTimeout(runOnce, unseenMs);
  return cancel;
}
