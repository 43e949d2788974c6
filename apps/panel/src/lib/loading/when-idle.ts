/** A browser that never calls itself idle, as a busy one may not, must not keep anybody waiting for good. */
const patienceMs = 2000;

/** Runs a task when the page has nothing better to do; returns its cancellation. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callback; a second after the paint is as good.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(task, 1000);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(task, { timeout: patienceMs });
  return () => window.cancelIdleCallback(request);
}
