import type { NoticeData } from '@earnwall/contract/notices';
import { Button } from '@earnwall/ui/primitives/button';
import { Message } from '@earnwall/ui/primitives/message';
import { PanelLink } from '#lib/navigation/panel-link.tsx';
import { plainDates } from '#lib/text/moment-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import { NoSurveysPicture } from './no-surveys-picture.tsx';
import {
  type Line,
  type NoticeAction,
  type NoticePlace,
  type NoticeTexts,
  noticeWords,
} from './notice-texts.ts';
import './notice.css';

/** Days are UTC days everywhere (decision 0005), so that both sides write the same one. */
const LONG_DATE = { ...plainDates, dateStyle: 'long', timeZone: 'UTC' } as const;

interface Props {
  /** As the server named it; a newer server may know types that this panel does not. */
  type: string;
  data?: NoticeData;
  place?: NoticePlace;
  /** The list is being fetched again. */
  isBusy?: boolean;
  onAction: (action: NoticeAction) => void;
}

/** Stands in place of a list and says why (NO-01). It may take the list's place under its reader's eyes. */
export function Notice({ type, data = {}, place = 'surveys', isBusy = false, onAction }: Props) {
  const text = useText();
  const words = noticeWords(type, data, place);
  if (!words) return null;
  const { picture, tone, title, lines, action } = words;
  return (
    <div className="notice" role={isUrgent(tone) ? 'alert' : 'status'}>
      <Message
        icon={picture === 'no-surveys' ? <NoSurveysPicture /> : picture}
        tone={tone}
        title={text(title)}
        action={action && <Action {...action} isBusy={isBusy} onAction={onAction} />}
      >
        {lines.map((line) => (
          <NoticeLine key={line.says} line={line} />
        ))}
      </Message>
    </div>
  );
}

/** What keeps somebody from earning is worth an interruption; that there is nothing yet is not. */
function isUrgent(tone: NoticeTexts['tone']): boolean {
  return tone === 'danger' || tone === 'reward';
}

type ActionProps = NonNullable<NoticeTexts['action']> & Required<Pick<Props, 'isBusy' | 'onAction'>>;

function Action({ does, label, to, isBusy, onAction }: ActionProps) {
  const text = useText();
  const act = () => onAction(does);
  const isWaiting = isBusy && does === 'reload';
  return to ? (
    <PanelLink to={to} onFollow={act}>
      {text(label)}
    </PanelLink>
  ) : (
    <Button aria-disabled={isWaiting} onClick={isWaiting ? undefined : act}>
      {text(label)}
    </Button>
  );
}

/** Names of days and countries are the platform's, which may differ a little between server and browser. */
function NoticeLine({ line: { says, date, country } }: { line: Line }) {
  const text = useText();
  const locale = useLocale();
  const values = {
    ...(date && { date: new Intl.DateTimeFormat(locale, LONG_DATE).format(new Date(date)) }),
    ...(country && { country: new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country }),
  };
  return <p suppressHydrationWarning>{text(says, values)}</p>;
}
