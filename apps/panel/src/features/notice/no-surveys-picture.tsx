import './no-surveys-picture.css';

/** An empty list, drawn in the publisher's own colors: two blank tiles and a spark of what will come. */
export function NoSurveysPicture() {
  return (
    <svg className="no-surveys" viewBox="0 0 160 120" width="160" height="120" aria-hidden="true">
      <ellipse className="no-surveys-ground" cx="80" cy="108" rx="56" ry="6" />
      <g transform="rotate(-9 60 66)">
        <rect className="no-surveys-tile" x="24" y="26" width="64" height="76" rx="12" />
        <path className="no-surveys-line" d="M36 44h26M36 58h36" />
      </g>
      <g transform="rotate(7 100 66)">
        <rect className="no-surveys-tile" x="68" y="22" width="68" height="80" rx="12" />
        <path className="no-surveys-line" d="M82 58h40M82 72h28" />
        <path className="no-surveys-reward" d="M82 42h22" />
        <rect className="no-surveys-action" x="82" y="82" width="40" height="10" rx="5" />
      </g>
      <path
        className="no-surveys-spark"
        d="M134 8c1.5 6.5 3.5 8.5 10 10-6.5 1.5-8.5 3.5-10 10-1.5-6.5-3.5-8.5-10-10 6.5-1.5 8.5-3.5 10-10Z"
      />
    </svg>
  );
}
