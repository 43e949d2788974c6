// All icons: those of the survey list, and those that other screens and what stands in place of a list show.
import { drawn, ListIcon, type ListIconName } from './list-icon.tsx';

const drawings = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5V12l3 2',
  cloud: 'M7 18.5h10a4 4 0 0 0 .6-7.95 5.75 5.75 0 0 0-11.1-.95A4.5 4.5 0 0 0 7 18.5Z',
  pause: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM10 9v6m4-6v6',
  phone:
    'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3ZM11 17.5h2',
  pin: 'M12 21s6.5-5.7 6.5-11a6.5 6.5 0 0 0-13 0c0 5.3 6.5 11 6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5',
  shield: 'M12 3 5 5.8v5.4c0 4.4 2.9 8 7 9.8 4.1-1.8 7-5.4 7-9.8V5.8L12 3Zm0 5.5V12m0 3.5v.01',
  star: 'm12 3.5 2.6 5.3 5.9.9-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.9Z',
  tools:
    'M14.5 6.5a4 4 0 0 1 5-2l-2.7 2.7.4 2 2 .4L21.5 7a4 4 0 0 1-5.4 4.7L8.5 19.3a2.3 2.3 0 0 1-3.3-3.3l7.6-7.6a4 4 0 0 1 1.7-1.9Z',
} as const;

type LaterName = keyof typeof drawings;
export type IconName = ListIconName | LaterName;

export const Icon = ({ name }: { name: IconName }) =>
  isLater(name) ? (
    drawn(drawings[name], name === 'star' ? 'icon icon-filled' : undefined)
  ) : (
    <ListIcon name={name} />
  );

const isLater = (name: IconName): name is LaterName => name in drawings;
