import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NavigationProvider } from './navigation.tsx';
import { PanelLink } from './panel-link.tsx';

it.each([
  ['a percent sign', 'subid=a%2541'],
  ['a percent sign that is no escape', 'subid=50%25'],
  ['a plus', 'subid=a%2Bb'],
  ['an ampersand', 'subid=a%26b%3Dc'],
  ['brackets and letters of another script', 'subid%5B%D1%8F%5D=%D1%8F'],
])('ID-05 a link keeps %s in the publisher’s values', (_what, search) => {
  const html = renderToStaticMarkup(
    <NavigationProvider url={`/?${search}`}>
      <PanelLink to="/support" onFollow={() => {}}>
        Support
      </PanelLink>
    </NavigationProvider>,
  );
  expect(html).toContain(`href="/support?${search}"`);
});
