// Drawings that only notices need, on the grid of the icon set: the first load has no use for them.

const drawings = {
  bolt: 'M13 3 5 13.5h6L10.5 21 19 10.5h-6L13 3Z',
  chat: 'M5 5h14v11h-8l-4 3.5V16H5Z',
  differs: 'M6 9h12M6 15h12M16 5 8 19',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8v.01',
  lock: 'M6 11h12v9H6Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3',
  network: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-9 9h18M12 3c3.5 3 3.5 15 0 18-3.5-3-3.5-15 0-18Z',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm-6.5 15a6.5 6.5 0 0 1 13 0M16 5.3a3.5 3.5 0 0 1 0 6.4M18 14.5a6.5 6.5 0 0 1 3.5 5.5',
  undo: 'M9 5 4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3',
} as const;

export type NoticeIconName = keyof typeof drawings;

export function NoticeIcon({ name }: { name: NoticeIconName }) {
  return (
    <svg className={name === 'undo' ? 'icon icon-flips' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
