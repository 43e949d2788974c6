export function ColorDot({ color }: { color: string }) {
  return <span className="color-dot" style={{ background: color }} />;
}
