import { type Bridge, createBridge, type FromExtension } from './bridge.ts';

/** An extension answers within a few milliseconds; its worker may have to wake up first. */
const answerWithinMs = 1000;

interface Looking {
  onMessage: (message: FromExtension, bridge: Bridge) => void;
  /** Nobody has answered. */
  nobody: () => void;
}

/**
 * Looks for the extension in this page, and, as long as nobody has answered, again whenever the user comes back: they may
 * have installed it meanwhile. Chrome lets an extension into what is opened from then on only; an empty frame is opened
 * at no cost, and lets it in without a reload, wherever the panel stands. Returns its own end.
 */
export function lookForExtension(page: Window, { onMessage, nobody }: Looking): () => void {
  const { document } = page;
  let isFound = false;

  const lookAt = (target: Window, leave?: () => void) => {
    const bridge = createBridge(page, target);
    const timer = setTimeout(nobody, answerWithinMs);
    const stop = bridge.listen((message) => {
      clearTimeout(timer);
      isFound = true;
      onMessage(message, bridge);
    });
    bridge.send('hello', {});
    return () => {
      clearTimeout(timer);
      stop();
      leave?.();
    };
  };
  let end = lookAt(page);

  const lookAgain = () => {
    if (isFound || document.visibilityState !== 'visible') return;
    end();
    const frame = document.createElement('iframe');
    frame.hidden = true;
    document.body.append(frame);
    if (frame.contentWindow) end = lookAt(frame.contentWindow, () => frame.remove());
  };
  page.addEventListener('focus', lookAgain);
  document.addEventListener('visibilitychange', lookAgain);
  return () => {
    page.removeEventListener('focus', lookAgain);
    document.removeEventListener('visibilitychange', lookAgain);
    end();
  };
}
