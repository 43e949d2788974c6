// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

/** A page whose button opens a dialog, as screens do it: mounted means open. */
function page({ open, onClose }: { open: boolean; onClose?: () => void }) {
  return (
    <>
      <button type="button">Opener</button>
      {open && (
        <Dialog title="Skip this question?" onClose={onClose}>
          <button type="button">Skip</button>
        </Dialog>
      )}
    </>
  );
}

function openDialog(onClose?: () => void) {
  const view = render(page({ open: false }));
  const opener = screen.getByRole('button', { name: 'Opener' });
  opener.focus();
  view.rerender(page({ open: true, ...(onClose && { onClose }) }));
  return { view, opener, dialog: screen.getByRole('dialog', { name: 'Skip this question?' }) };
}

describe('Dialog', () => {
  it('is modal while mounted and gives the focus back to what opened it', () => {
    const { view, opener, dialog } = openDialog();
    expect(dialog.hasAttribute('open')).toBe(true);
    screen.getByRole('button', { name: 'Skip' }).focus();
    view.rerender(page({ open: false }));
    expect(document.activeElement).toBe(opener);
  });

  it('asks to close on Escape and on a press beside it, not on one inside', () => {
    let asked = 0;
    const { dialog } = openDialog(() => {
      asked += 1;
    });
    fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(asked).toBe(0);
    fireEvent.click(dialog);
    expect(asked).toBe(1);
    fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));
    expect(asked).toBe(2);
  });

  it('stays open on Escape when closing is not allowed', () => {
    const { dialog } = openDialog();
    const cancel = createEvent('cancel', dialog, { cancelable: true });
    fireEvent(dialog, cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(dialog.hasAttribute('open')).toBe(true);
  });
});
