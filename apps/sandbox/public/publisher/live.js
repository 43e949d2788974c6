// Server-Sent Events while the page is visible: a browser opens few connections to one site, and hidden tabs would use
// them up. Whoever looks again gets what came in between.

/**
 * @param {(after: string) => string} addressOf The id of the last event is '' in the beginning.
 * @param {(data: string) => void} show
 * Returns the function that begins anew.
 */
export function followStream(addressOf, show) {
  /** @type {EventSource | null} */
  let stream = null;
  let last = '';

  function open() {
    stream?.close();
    if (document.hidden) return;
    // It connects again by itself where the connection is lost.
    stream = new EventSource(addressOf(last));
    stream.onmessage = ({ data, lastEventId }) => {
      last = lastEventId;
      show(data);
    };
  }

  document.addEventListener('visibilitychange', open);
  open();
  return () => {
    last = '';
    open();
  };
}
