// Our own small icon set, drawn on a 24-px grid with one stroke; they take size and color from the text.

const drawings = {
  'arrow-up': 'M12 19V5M6 11l6-6 6 6',
  back: 'm15 5-7 7 7 7',
  bolt: 'M13 3 5 13.5h6L10.5 21 19 10.5h-6L13 3Z',
  bookmark: 'M7 4h10v16l-5-4-5 4Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  cloud: 'M7 18.5h10a4 4 0 0 0 .6-7.95 5.75 5.75 0 0 0-11.1-.95A4.5 4.5 0 0 0 7 18.5Z',
  coin: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  flame: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 1-4 2-5 1 2 2 2 2 2 0-3 0-5 2-8Z',
  history: 'M3.5 4.5v4.7h4.7M3.9 9A9 9 0 1 1 3 12m9-4.5V12l3 2',
  next: 'm9 5 7 7-7 7',
  pause: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM10 9v6m4-6v6',
  phone:
    'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3ZM11 17.5h2',
  pin: 'M12 21s6.5-5.7 6.5-11a6.5 6.5 0 0 0-13 0c0 5.3 6.5 11 6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  question: 'M8.4 8.3a3.7 3.7 0 1 1 5.5 3.2c-1.3.8-1.9 1.6-1.9 2.9m0 4.1v.01',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5',
  shield: 'M12 3 5 5.8v5.4c0 4.4 2.9 8 7 9.8 4.1-1.8 7-5.4 7-9.8V5.8L12 3Zm0 5.5V12m0 3.5v.01',
  star: 'm12 3.5 2.6 5.3 5.9.9-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.9Z',
  tools:
    'M14.5 6.5a4 4 0 0 1 5-2l-2.7 2.7.4 2 2 .4L21.5 7a4 4 0 0 1-5.4 4.7L8.5 19.3a2.3 2.3 0 0 1-3.3-3.3l7.6-7.6a4 4 0 0 1 1.7-1.9Z',
} as const;

export type IconName = keyof typeof drawings;

const pointsAlongReading: ReadonlySet<IconName> = new Set(['back', 'next']);
const filled: ReadonlySet<IconName> = new Set(['bookmark', 'flame', 'star']);

/** Always beside a text or inside a labelled button, so it is hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  const kind = pointsAlongReading.has(name) ? ' icon-flips' : filled.has(name) ? ' icon-filled' : '';
  return (
    <svg className={`icon${kind}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
