// Our own small icon set, drawn on a 24-px grid with one stroke; they take size and color from the text. Here are those of
// lists and buttons, which every visit loads; `icon.tsx` has all of them.

const drawings = {
  'arrow-up': 'M12 19V5M6 11l6-6 6 6',
  back: 'm15 5-7 7 7 7',
  bolt: 'M13 3 5 13.5h6L10.5 21 19 10.5h-6L13 3Z',
  bookmark: 'M7 4h10v16l-5-4-5 4Z',
  close: 'm6 6 12 12M18 6 6 18',
  coin: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  flame: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 1-4 2-5 1 2 2 2 2 2 0-3 0-5 2-8Z',
  history: 'M3.5 4.5v4.7h4.7M3.9 9A9 9 0 1 1 3 12m9-4.5V12l3 2',
  next: 'm9 5 7 7-7 7',
  person: 'M12 3a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM4 21a8 8 0 0 1 16 0',
  question: 'M8.4 8.3a3.7 3.7 0 1 1 5.5 3.2c-1.3.8-1.9 1.6-1.9 2.9m0 4.1v.01',
  safe: 'M12 3 5 5.8v5.4c0 4.4 2.9 8 7 9.8 4.1-1.8 7-5.4 7-9.8V5.8L12 3Zm-3 9 2.2 2.2L15 10',
} as const;

export type ListIconName = keyof typeof drawings;

/** Some point along the reading, and some are filled. */
const classes: Partial<Record<ListIconName, string>> = {
  back: 'icon icon-flips',
  bookmark: 'icon icon-filled',
  flame: 'icon icon-filled',
  next: 'icon icon-flips',
};

export const ListIcon = ({ name }: { name: ListIconName }) => drawn(drawings[name], classes[name]);

/** Always beside a text or inside a labelled button, so it is hidden from screen readers. */
export const drawn = (path: string, className = 'icon') => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
