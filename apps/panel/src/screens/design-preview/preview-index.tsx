import { useId } from 'react';
import { useSearch } from 'wouter';
import { previewGroups } from './previews.ts';
import './preview-index.css';

/** Everything that can be looked at. For publishers and whoever builds the panel: English, as the console is. */
export function PreviewIndex() {
  const search = useSearch();
  return (
    <main className="previews on-list" lang="en" dir="ltr">
      <h1>Design previews</h1>
      <p>
        Every screen of the panel with sample data. Nothing here reaches a server; add fields of a design to
        the address, as in <code>?palette=dark&amp;first_color=0a7a5c</code>, to see them.
      </p>
      <Ways search={search} />
      {Object.entries(previewGroups).map(([title, previews]) => (
        <Group key={title} title={title} search={search} previews={previews} />
      ))}
    </main>
  );
}

const ways = {
  Light: { palette: 'light' },
  Dark: { palette: 'dark' },
  English: { language: 'en' },
  Arabic: { language: 'ar' },
  Page: { mode: 'page' },
  Embedded: { mode: 'iframe' },
} as const;

/** The same previews in another light. Plain links: each preview is a page of its own, and starts afresh. */
function Ways({ search }: { search: string }) {
  return (
    <nav className="previews-ways" aria-label="Shown as">
      {Object.entries(ways).map(([label, changes]) => (
        <a
          key={label}
          href={`?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(search)), ...changes })}`}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

interface GroupProps {
  title: string;
  search: string;
  previews: readonly { name: string; title: string }[];
}

function Group({ title, search, previews }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="previews-list">
        {previews.map(({ name, title: label }) => (
          <li key={name}>
            <a className="previews-link on-card" href={`/design-preview/${name}${search && `?${search}`}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
