/** Dark modules of a row that stand side by side are one bar. */
export function qrPath(rows: readonly string[]): string {
  return rows
    .map((row, y) =>
      [...row.matchAll(/1+/g)]
        .map(({ 0: bar, index }) => `M${index} ${y}h${bar.length}v1h-${bar.length}z`)
        .join(''),
    )
    .join('');
}

const quiet = 4;

/** Always dark on white: cameras read no other. */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length + 2 * quiet;
  return (
    <svg className="golive-qr" role="img" aria-label={label} viewBox={`${-quiet} ${-quiet} ${size} ${size}`}>
      <rect x={-quiet} y={-quiet} width={size} height={size} fill="#fff" />
      <path d={qrPath(rows)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
