// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Drawer } from './drawer.tsx';

afterEach(cleanup);

function page(isOpen: boolean, onClose = () => {}) {
  return (
    <>
      <button type="button">Row one</button>
      <button type="button">Row two</button>
      {isOpen && (
        <Drawer title="Postback pb_1" onClose={onClose}>
          <button type="button">Resend</button>
        </Drawer>
      )}
    </>
  );
}

function openDrawer(onClose?: () => void) {
  const view = render(page(false));
  const opener = screen.getByRole('button', { name: 'Row one' });
  opener.focus();
  view.rerender(page(true, onClose));
  return { view, opener };
}

describe('Drawer', () => {
  it('takes the focus to its title and gives it back to the row', () => {
    const { view, opener } = openDrawer();
    expect(screen.getByRole('dialog', { name: 'Postback pb_1' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Postback pb_1' }));
    view.rerender(page(false));
    expect(document.activeElement).toBe(opener);
  });

  it('leaves the focus where somebody went on in the list', () => {
    const { view } = openDrawer();
    const other = screen.getByRole('button', { name: 'Row two' });
    other.focus();
    view.rerender(page(false));
    expect(document.activeElement).toBe(other);
  });

  it('asks once to close, by Escape anywhere and by its button', () => {
    let asked = 0;
    openDrawer(() => {
      asked += 1;
    });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Row two' }), { key: 'Escape' });
    expect(asked).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(asked).toBe(2);
  });
});
