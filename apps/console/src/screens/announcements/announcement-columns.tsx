import type { OperatedAnnouncement } from '@earnwall/contract/entities/operated-announcement';
import { countryName } from '@earnwall/domain/console/country-name';
import type { Column } from '@earnwall/ui/console/table';
import { RunStatus } from '#features/run-state/run-status.tsx';
import { spanText } from '#features/schedule/schedule.ts';

/** Words without tags, for one line. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export function announcementColumns(hasApp: boolean): Column<OperatedAnnouncement>[] {
  const app: Column<OperatedAnnouncement> = { id: 'app', head: 'App', cell: ({ app }) => app.name };
  return [
    {
      id: 'text',
      head: 'Announcement',
      card: 'title',
      cell: (announcement) => (
        <span className="announcement-name">
          <span className="announcement-line">{plain(announcement.texts.en?.text ?? '')}</span>
          <span className="c-muted">{spanText(announcement)}</span>
        </span>
      ),
    },
    ...(hasApp ? [] : [app]),
    { id: 'state', head: 'State', cell: ({ state }) => <RunStatus state={state} />, width: '14%' },
    {
      id: 'for',
      head: 'Audience',
      cell: ({ country }) => (country === null ? 'Everybody' : (countryName(country) ?? country)),
      width: '16%',
    },
    {
      id: 'languages',
      head: 'Languages',
      cell: ({ texts }) => Object.keys(texts).join(', '),
      width: '14%',
    },
  ];
}
