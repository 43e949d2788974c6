// A bar for each promise: how much of what it allows is used. Left of the line it is kept.
import type { Kept } from './promises.ts';

const [rowHeight, labelWidth, barWidth, margin] = [22, 420, 360, 16];
/** The line stands here, so that a missed promise has room beyond it. */
const lineAt = 0.75;
const colors = { met: '#2f7d5b', missed: '#b3402e', text: '#333333', line: '#888888' };

export function chart(promises: readonly Kept[]): string {
  const drawn = promises.filter((one): one is Kept & { share: number } => one.share !== null);
  const height = 2 * margin + rowHeight * (drawn.length + 1);
  const x = margin + labelWidth;
  const lineX = x + barWidth * lineAt;
  const bars = drawn.map(({ name, what, measured, share, isMet }, index) => {
    const y = margin + rowHeight * (index + 1);
    const width = Math.max(1, Math.min(share * lineAt, 1) * barWidth).toFixed(1);
    return [
      `<text x="${x - 8}" y="${y + 13}" text-anchor="end">${escaped(shortened(`${name}: ${what}`))}</text>`,
      `<rect x="${x}" y="${y + 3}" width="${width}" height="${rowHeight - 8}" fill="${isMet ? colors.met : colors.missed}"/>`,
      `<text x="${x + barWidth + 8}" y="${y + 13}">${escaped(measured)}</text>`,
    ].join('\n');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${x + barWidth + 110}" height="${height}" font-family="sans-serif" font-size="12" fill="${colors.text}">
<title>How much of each promise is used</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<text x="${lineX}" y="${margin + 8}" text-anchor="middle">what is promised</text>
<line x1="${lineX}" x2="${lineX}" y1="${margin + 14}" y2="${height - margin}" stroke="${colors.line}" stroke-dasharray="3 3"/>
${bars.join('\n')}
</svg>
`;
}

const shortened = (text: string) => (text.length > 62 ? `${text.slice(0, 61)}…` : text);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
