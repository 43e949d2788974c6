import { embedProtocol, type HostMessages, type HostMessageType } from '@earnwall/contract/embed-messages';
import { useWidth } from '@earnwall/ui/console/use-width';
import { useEffect, useRef } from 'react';
import { panelOrigin } from '#lib/page-settings.ts';
import './panel-frame.css';

interface Props<Type extends HostMessageType> {
  title: string;
  /** The width of the screen that it stands for, and its height; it is scaled to the room there is. */
  width: number;
  height: number;
  path: string;
  /** What is laid over the preview (RT-09). */
  type: Type;
  data: HostMessages[Type];
}

/** The real panel. It gets the message when it says that it listens, and after that once a frame at most. */
export function PanelFrame<Type extends HostMessageType>(props: Props<Type>) {
  const { title, width, height, path, type, data } = props;
  const [box, room] = useWidth();
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(data);
  const origin = panelOrigin();

  useEffect(() => {
    const answer = (event: MessageEvent) => {
      const target = frame.current?.contentWindow;
      if (target && event.source === target && event.origin === origin && isReady(event.data))
        target.postMessage(messageOf(type, latest.current), origin);
    };
    addEventListener('message', answer);
    return () => removeEventListener('message', answer);
  }, [origin, type]);
  useEffect(() => {
    latest.current = data;
    const next = requestAnimationFrame(() =>
      frame.current?.contentWindow?.postMessage(messageOf(type, data), origin),
    );
    return () => cancelAnimationFrame(next);
  }, [type, data, origin]);

  const scale = room === 0 ? 0 : Math.min(1, room / width);
  return (
    <div ref={box} className="panel-box" style={{ height: height * scale }}>
      <iframe
        ref={frame}
        className="panel-frame"
        title={title}
        src={origin + path}
        style={{ width, height, scale: String(scale) }}
      />
    </div>
  );
}

const messageOf = (type: HostMessageType, data: unknown) => ({ ...embedProtocol, type, id: 'editor', data });

/** Whether a message of a preview says that it listens. */
const isReady = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'ns' in data &&
  data.ns === embedProtocol.ns &&
  'type' in data &&
  data.type === 'ready';
