import { Button } from '@earnwall/ui/console/button';
import { Drawer } from '@earnwall/ui/console/drawer';
import { Status } from '@earnwall/ui/console/status';
import { type ContrastPair, contrastReport } from '@earnwall/ui/design/contrast-report';
import { useDeferredValue, useMemo, useState } from 'react';
import { ColorDot } from './color-dot.tsx';
import type { EditedDesign } from './edited-design.ts';
import './contrast-badge.css';

/** The lowest contrast of any text, and what the panel corrects; all of it on demand. */
export function ContrastBadge({ design }: { design: EditedDesign }) {
  const [isOpen, setOpen] = useState(false);
  // Deriving takes milliseconds: a drag does not wait for it.
  const shown = useDeferredValue(design);
  const report = useMemo(() => contrastReport(shown), [shown]);
  const { corrected, lowestText, pairs } = report;
  const [worst] = [...corrected].sort(byRatioBefore);
  const colors = new Set(corrected.map((pair) => pair.corrected?.from)).size;
  return (
    <div className="contrast-badge">
      <Status kind="good">Lowest contrast {ratioText(lowestText.ratio)}</Status>
      <span className="contrast-note">
        {worst ? <Correction pair={worst} colors={colors} /> : 'Every color is shown as chosen.'}
      </span>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show
      </Button>
      {isOpen && (
        <Drawer title="Contrast" onClose={() => setOpen(false)}>
          <p className="c-muted">
            Text needs 4.5:1, bars and borders 3:1. A color that falls short is shown lighter or darker, in
            the same hue; the design keeps the color that was chosen.
          </p>
          <ContrastTable pairs={pairs} />
        </Drawer>
      )}
    </div>
  );
}

/** The one that needed it most. */
function Correction({ pair, colors }: { pair: ContrastPair; colors: number }) {
  const { label, front, corrected } = pair;
  return (
    <>
      {colors === 1 ? '1 color' : `${colors} colors`} corrected: {label.toLowerCase()}{' '}
      <code>{corrected?.from}</code> → <code>{front}</code>, was {ratioText(corrected?.ratio ?? pair.ratio)}
    </>
  );
}

function ContrastTable({ pairs }: { pairs: readonly ContrastPair[] }) {
  const rows = [...pairs].sort(
    (one, other) =>
      Number(other.corrected !== null) - Number(one.corrected !== null) || one.ratio - other.ratio,
  );
  return (
    <table className="contrast-table">
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Ratio</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, front, back, ratio, corrected }) => (
          <tr key={label}>
            <td>
              <ColorDot color={front} /> <ColorDot color={back} /> {label}
              {corrected && (
                <span className="c-muted">
                  {' '}
                  Corrected: <code>{corrected.from}</code> → <code>{front}</code>, was{' '}
                  {ratioText(corrected.ratio)}
                </span>
              )}
            </td>
            <td className="contrast-ratio">{ratioText(ratio)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rounded down: what is said is never better than what is. */
const ratioText = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

const byRatioBefore = (one: ContrastPair, other: ContrastPair) =>
  (one.corrected?.ratio ?? 0) - (other.corrected?.ratio ?? 0);
