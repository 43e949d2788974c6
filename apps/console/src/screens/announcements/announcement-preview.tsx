import type { PreviewSample } from '@earnwall/contract/embed-messages';
import { announcementHtml } from '@earnwall/domain/announcements/announcement';
import { useMemo } from 'react';
import { SamplePhone } from '#features/panel-frame/sample-phone.tsx';
import type { AnnouncementDraft } from './announcement-draft.ts';

interface Props {
  app: string;
  texts: AnnouncementDraft['texts'];
  link: string | null;
  language: string;
}

const currency = { name: 'Coins', decimals: 0 };

/** The panel in the language that is written. */
export function AnnouncementPreview({ app, texts, link, language }: Props) {
  const html = announcementHtml(texts, link, language);
  const sample = useMemo<PreviewSample>(() => ({ currency, bonus: null, html }), [html]);
  return <SamplePhone app={app} preview="surveys" language={language} sample={sample} />;
}
