import type { Survey } from '@earnwall/contract/entities/survey';
import type { SharedText } from '@earnwall/contract/first-paint';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type MoneyDisplay, MoneyDisplayProvider } from '#lib/money/money-display.tsx';
import { TextProvider, type Texts } from '#lib/text/text.tsx';
import { type Frame, frameOf, type Hole, sharedFrame } from './frame.ts';
import { withPlaceholders } from './frame-view.ts';
import { generalData, generalText } from './general-data.ts';
import { generalQuery } from './general-query.ts';
import { Kept } from './kept.ts';
import { paintedOf } from './painted-of.ts';
import { ShortNames } from './short-names.ts';
import { hasSameTile, type TileFacts, tileFactsOf, tileKey } from './tile-facts.ts';
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

type Painted = readonly (Buffer | SharedText)[];

/** Most people see the same tile of a survey: comparing what it shows costs less than a key that names all of it. */
interface LatestTile {
  hand: string;
  key: string;
  facts: TileFacts;
  tile: Buffer;
}

export function listPainter(panelOf: (view: View, writing: Writing) => ReactElement) {
  const frames = new Kept<Frame>(most.frames);
  const parts = new Kept<Buffer>(most.parts);
  const latestTiles = new Kept<LatestTile>(most.parts);
  const names = new ShortNames(most.frames);

  const paint = ({ paint }: Hole, own: Parameters<Hole['paint']>[0], { texts, money }: Writing) =>
    Buffer.from(
      renderToString(
        <TextProvider texts={texts}>
          <MoneyDisplayProvider value={money}>{paint(own)}</MoneyDisplayProvider>
        </TextProvider>,
      ),
    );

  const tileOf = (hole: Hole, survey: Survey, hand: string, writing: Writing): Buffer => {
    const latest = latestTiles.find(survey.hash);
    if (latest && latest.hand === hand && latest.key === hole.key && hasSameTile(latest.facts, survey))
      return latest.tile;
    const facts = tileFactsOf(survey);
    const tile = parts.of(`${hand} ${hole.key} ${tileKey(survey)}`, () =>
      paint(hole, { survey: facts }, writing),
    );
    latestTiles.keep(survey.hash, { hand, key: hole.key, facts, tile });
    return tile;
  };

  const fill = (
    { texts, holes }: Frame,
    writing: Writing,
    { data: { metadata, surveys } }: View,
  ): Painted => {
    const listed = surveys?.result === 'success' ? surveys.surveys : [];
    const earned = { today: metadata?.earned_today, thirtyDays: metadata?.earned_thirtydays };
    const { catalog, money } = writing;
    const hand = names.of(JSON.stringify([catalog, writing.texts.locale, money]));
    const partOf = (hole: Hole): Buffer => {
      const survey = typeof hole.of === 'number' ? listed[hole.of] : undefined;
      if (survey) return tileOf(hole, survey, hand, writing);
      const amount = typeof hole.of === 'number' ? undefined : earned[hole.of];
      return parts.of(`${hand} ${hole.key} ${amount}`, () => paint(hole, { amount }, writing));
    };
    const painted: (Buffer | SharedText)[] = [];
    for (const [at, text] of texts.entries()) {
      const hole = holes[at];
      painted.push(text);
      if (hole) painted.push(partOf(hole));
    }
    return painted;
  };

  /** Null where something fails, which `onError` is told. */
  return (view: View, writing: Writing, onError: (error: unknown) => void): Painted | null => {
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
    const known = frames.find(key);
    if (known) return fill(known, writing, view);
    const frame = render(withPlaceholders(surveys));
    return frame && fill(frames.keep(key, sharedFrame(frame)), writing, view);
  };
}
