import { useWidth } from '@earnwall/ui/console/use-width';
import { useEffect, useRef } from 'react';
import { panelOrigin } from '#lib/page-settings.ts';
import type { EditedDesign } from './edited-design.ts';
import { designMessage, isReady } from './preview-messages.ts';

interface Props {
  title: string;
  /** The width of the screen that it stands for, and its height; it is scaled to the room there is. */
  width: number;
  height: number;
  path: string;
  design: EditedDesign;
}

/** The real panel. It gets the design when it says that it listens, and after that once a frame at most. */
export function PreviewFrame({ title, width, height, path, design }: Props) {
  const [box, room] = useWidth();
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(design);
  const origin = panelOrigin();

  useEffect(() => {
    const answer = (event: MessageEvent) => {
      const target = frame.current?.contentWindow;
      if (target && event.source === target && event.origin === origin && isReady(event.data))
        target.postMessage(designMessage(latest.current), origin);
    };
    addEventListener('message', answer);
    return () => removeEventListener('message', answer);
  }, [origin]);
  useEffect(() => {
    latest.current = design;
    const next = requestAnimationFrame(() =>
      frame.current?.contentWindow?.postMessage(designMessage(design), origin),
    );
    return () => cancelAnimationFrame(next);
  }, [design, origin]);

  const scale = room === 0 ? 0 : Math.min(1, room / width);
  return (
    <div ref={box} className="preview-box" style={{ height: height * scale }}>
      <iframe
        ref={frame}
        className="preview-frame"
        title={title}
        src={origin + path}
        style={{ width, height, scale: String(scale) }}
      />
    </div>
  );
}
