import { randomBytes } from 'node:crypto';
import type { Survey } from '@earnwall/contract/entities/survey';
import type { SharedText } from '@earnwall/contract/first-paint';
import type { ReactNode } from 'react';
import { type Slot, withSlotsLeftOut } from '#lib/slotted.tsx';
import { earnedMarks } from './general-data.ts';
import type { ShortNames } from './short-names.ts';

/** A rendered page with holes: one between each two texts. */
export interface Frame {
  texts: readonly (Buffer | SharedText)[];
  holes: readonly Hole[];
}

export interface Hole {
  /** What belongs there: the survey at a place of the list, or a figure. */
  of: number | keyof typeof earnedMarks;
  /** A name for what is the same whoever looks at it. */
  key: string;
  paint: (own: Readonly<Record<string, unknown>>) => ReactNode;
}

/** Nobody can write this into a page. */
const mark = `hole-${randomBytes(12).toString('hex')}`;

/** Shorter text is compressed better together with what is around it. */
const worthSharing = 256;

/** A frame for many visits: of its long texts, each is one object. */
export const sharedFrame = ({ texts, holes }: Frame): Frame => ({
  texts: texts.map((text) => ('text' in text || text.length < worthSharing ? text : { text: `${text}` })),
  holes,
});

/** Null where nothing could be rendered. `surveys` are those that are rendered. */
export function frameOf(
  surveys: readonly Survey[],
  names: ShortNames,
  render: () => string | null,
): Frame | null {
  const holes: Hole[] = [];
  const leaveOut = ({ name, props: { survey, amount, ...props }, paint }: Slot) => {
    const hash = (survey as Survey | undefined)?.hash;
    holes.push({
      of:
        name === 'tile'
          ? surveys.findIndex((one) => one.hash === hash)
          : amount === earnedMarks.today
            ? 'today'
            : 'thirtyDays',
      key: names.of(name + JSON.stringify(props)),
      paint: (own) => paint({ ...props, ...own }),
    });
    return mark;
  };
  const html = withSlotsLeftOut(leaveOut, render);
  return html === null ? null : { texts: html.split(mark).map((text) => Buffer.from(text)), holes };
}
