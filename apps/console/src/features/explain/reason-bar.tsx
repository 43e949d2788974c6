import type { Explanation } from '@earnwall/contract/entities/inventory';
import { legendOf } from './legend.ts';

interface Props {
  explained: Explanation;
  /** The list of the surveys of a reason. */
  listOf: (reason: string, question: string | null) => string;
}

/** All surveys as one bar, a part for each reason, and what the parts are. */
export function ReasonBar({ explained, listOf }: Props) {
  const rows = legendOf(explained);
  return (
    <>
      <div className="explain-bar" aria-hidden="true">
        {rows
          .filter(({ surveys }) => surveys > 0)
          .map(({ key, surveys }) => (
            <span key={key} data-part={partOf(rows, key)} style={{ flexGrow: surveys }} />
          ))}
      </div>
      <ul className="explain-legend">
        {rows.map(({ key, label, says, surveys, reason, question }) => (
          <li key={key}>
            <span className="explain-swatch" data-part={partOf(rows, key)} aria-hidden="true" />
            <b>{surveys.toLocaleString('en')}</b>
            {reason === null || surveys === 0 ? (
              <span>{label}</span>
            ) : (
              <a href={listOf(reason, question)}>{label}</a>
            )}
            <span className="explain-says">{says}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Which shade: `shown` has the accent. */
const partOf = (rows: readonly { key: string }[], key: string): string =>
  key === 'shown' ? 'shown' : String(rows.findIndex((row) => row.key === key));
