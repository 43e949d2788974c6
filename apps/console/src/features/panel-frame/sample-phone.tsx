import type { PreviewSample } from '@earnwall/contract/embed-messages';
import { PanelFrame } from './panel-frame.tsx';

interface Props {
  app: string;
  /** Of the panel's list that it shows in. */
  preview: 'surveys' | 'offers';
  language?: string;
  sample: PreviewSample;
}

/** What is planned, in the app's own panel on a phone, as if it had begun. */
export function SamplePhone({ app, preview, language = 'en', sample }: Props) {
  return (
    <figure className="panel-phone">
      <figcaption>In the panel, around sample surveys and offers</figcaption>
      <div className="panel-phone-body">
        <PanelFrame
          title="Preview in the panel"
          width={390}
          height={780}
          path={`/design-preview/${preview}?${new URLSearchParams({ app, language })}`}
          type="sample"
          data={sample}
        />
      </div>
    </figure>
  );
}
