interface Props {
  /** Modules on a side. */
  size: number;
  path: string;
  label: string;
}

export function QrCode({ size, path, label }: Props) {
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
