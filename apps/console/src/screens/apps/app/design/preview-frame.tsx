import { PanelFrame } from '#features/panel-frame/panel-frame.tsx';
import type { designMessage } from './preview-messages.ts';

const devices = {
  desktop: { caption: 'Desktop, 960 px', title: 'Panel on a desktop', width: 960, height: 1200 },
  phone: { caption: 'Phone, 390 px', title: 'Panel on a phone', width: 390, height: 844 },
} as const;

interface Props {
  device: keyof typeof devices;
  /** The page around the panel. */
  host: string;
  path: string;
  data: ReturnType<typeof designMessage>;
}

/** The panel as one device shows it. */
export function PreviewFrame({ device, host, path, data }: Props) {
  const { caption, ...frame } = devices[device];
  return (
    <figure className={`preview preview-${device}`} data-host={host}>
      <figcaption>{caption}</figcaption>
      <div className="preview-host">
        <PanelFrame {...frame} path={path} type="design" data={data} />
      </div>
    </figure>
  );
}
