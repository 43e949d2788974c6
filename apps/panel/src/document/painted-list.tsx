import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type MoneyDisplay, MoneyDisplayProvider } from '#lib/money/money-display.tsx';
import { TextProvider, type Texts } from '#lib/text/text.tsx';
import { type Frame, frameOf, type Hole } from './frame.ts';
import { withPlaceholders } from './frame-view.ts';
import { generalData, generalText } from './general-data.ts';
import { generalQuery } from './general-query.ts';
import { Kept } from './kept.ts';
import { paintedOf } from './painted-of.ts';
import { ShortNames } from './short-names.ts';
import { tileFactsOf, tileKey } from './tile-facts.ts';
import type { View } from './view.ts';

// A list as React would paint it, put together from what it has painted before (decision 0142): the page around the tiles,
// which people of one app share, and each tile, which people of one country share though their lists differ. Parts are
// bytes: to put them together is to copy them, where a text of a hundred pieces is written piece by piece.

/** Of some three kilobytes, and of one. */
const most = { frames: 1_000, parts: 10_000 };

/** How this visit's amounts and sentences are written. */
export interface Writing {
  /** The name of the texts. */
  catalog: string;
  texts: Texts;
  money: MoneyDisplay;
}

export function listPainter(panelOf: (view: View, writing: Writing) => ReactElement) {
  const frames = new Kept<Frame>(most.frames);
  const parts = new Kept<Buffer>(most.parts);
  const names = new ShortNames(most.frames);

  const paint = ({ paint }: Hole, own: Parameters<Hole['paint']>[0], { texts, money }: Writing) =>
    Buffer.from(
      renderToString(
        <TextProvider texts={texts}>
          <MoneyDisplayProvider value={money}>{paint(own)}</MoneyDisplayProvider>
        </TextProvider>,
      ),
    );

  const fill = (
    { texts, holes }: Frame,
    writing: Writing,
    { data: { metadata, surveys } }: View,
  ): Buffer[] => {
    const listed = surveys?.result === 'success' ? surveys.surveys : [];
    const earned = { today: metadata?.earned_today, thirtyDays: metadata?.earned_thirtydays };
    const { catalog, money } = writing;
    const hand = names.of(JSON.stringify([catalog, writing.texts.locale, money]));
    const partOf = (hole: Hole): Buffer => {
      const survey = typeof hole.of === 'number' ? listed[hole.of] : undefined;
      if (survey)
        return parts.of(`${hand} ${hole.key} ${tileKey(survey)}`, () =>
          paint(hole, { survey: tileFactsOf(survey) }, writing),
        );
      const amount = typeof hole.of === 'number' ? undefined : earned[hole.of];
      return parts.of(`${hand} ${hole.key} ${amount}`, () => paint(hole, { amount }, writing));
    };
    return texts.flatMap((text, at) => {
      const hole = holes[at];
      return hole ? [text, partOf(hole)] : [text];
    });
  };

  /** Null where something fails, which `onError` is told. */
  return (view: View, writing: Writing, onError: (error: unknown) => void): readonly Buffer[] | null => {
    const { path, data } = view;
    const { surveys } = data;
    if (surveys?.result !== 'success') return null;
    const { search } = generalQuery(view.search);
    const render = (listed: typeof surveys) =>
      frameOf(listed.surveys, names, () => {
        const general = { path, search, data: { ...generalData(data), surveys: listed } };
        return paintedOf(panelOf(general, writing), onError);
      });
    // Which sections there are, and what they say, follows from the surveys in them.
    if (surveys.sections) {
      const frame = render(surveys);
      return frame && fill(frame, writing, view);
    }
    const wide = surveys.surveys.map(({ onboarding }) => Number(onboarding)).join('');
    const key = `${writing.catalog} ${path} ${search} ${wide} ${generalText(data).name}`;
    const kept = frames.find(key) ?? render(withPlaceholders(surveys));
    return kept && fill(frames.keep(key, kept), writing, view);
  };
}
