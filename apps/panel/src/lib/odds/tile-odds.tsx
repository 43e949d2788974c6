import { oddsWord } from '@earnwall/domain/odds/steps';
import { DottedLine } from '#lib/text/dotted-line.tsx';
import { useText } from '#lib/text/text.tsx';
import { oddsFacts, shortOddsFacts } from './odds-texts.ts';
import './tile-odds.css';

/** The odds of a survey on one line, "Good odds · ≈60%", with a mark of three bars that says nothing else (OD-02). */
export function TileOdds({ odds }: { odds: number | null }) {
  const text = useText();
  if (odds === null) return <span className="tile-odds">{oddsFacts(odds, text)}</span>;
  return (
    <span className="tile-odds tile-odds-known">
      <i className={`odds-mark odds-${oddsWord(odds)}`} />
      <DottedLine facts={shortOddsFacts(odds, text)} />
    </span>
  );
}
