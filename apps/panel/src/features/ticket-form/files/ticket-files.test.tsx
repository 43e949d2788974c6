// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextProvider } from '#lib/text/text.tsx';
import { english } from '#testing/english.ts';
import { freshPages } from '#testing/fresh-pages.ts';
import { TicketFiles } from './ticket-files.tsx';

freshPages();

it('a preview that fails while it renders is replaced by a dialog that closes, and the files stay', () => {
  let last = '';
  const texts: typeof english = {
    ...english,
    text(key, values) {
      // Both dialogs have this button; it is broken but in the one that tells of the error.
      const isFine = key !== 'close' || last === 'error_broken-text';
      last = key;
      if (!isFine) throw new TypeError('the picture fell off');
      return english.text(key, values);
    },
  };
  const file = new File(['x'], 'shot.png', { type: 'image/png' });
  const nothing = () => undefined;
  const caught: unknown[] = [];
  render(
    <TextProvider texts={texts}>
      <TicketFiles
        files={[{ id: 'f1', file, preview: 'blob:shot' }]}
        problems={{ files: null, byFile: {} }}
        lost={0}
        onAdd={nothing}
        onRemove={nothing}
      />
    </TextProvider>,
    { onCaughtError: (_, { errorBoundary }) => caught.push(errorBoundary?.props) },
  );
  fireEvent.click(within(screen.getByRole('listitem')).getAllByRole('button')[0] as HTMLElement);
  const dialog = screen.getByRole('dialog', { name: 'Something went wrong' });
  expect(caught).toEqual([expect.objectContaining({ part: 'file preview' })]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('listitem').textContent).toContain('shot.png');
});
