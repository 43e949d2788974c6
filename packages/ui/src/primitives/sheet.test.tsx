// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);

function openSheet() {
  const closed: string[] = [];
  const page = (open: boolean) => (
    <>
      <button type="button">Opener</button>
      {open && (
        <Sheet label="Questions" closeLabel="Close" onClose={() => closed.push('asked')}>
          <button type="button">Next</button>
        </Sheet>
      )}
    </>
  );
  const view = render(page(false));
  screen.getByRole('button', { name: 'Opener' }).focus();
  view.rerender(page(true));
  return { closed, close: () => view.rerender(page(false)), sheet: screen.getByRole('dialog') };
}

it('closes by its corner and by Escape, not by a press beside it', () => {
  const { closed, sheet } = openSheet();
  fireEvent.click(sheet);
  expect(closed).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent(sheet, createEvent('cancel', sheet, { cancelable: true }));
  expect(closed).toEqual(['asked', 'asked']);
});

it('asks as well when the browser has closed it by itself', () => {
  const { closed, sheet } = openSheet();
  fireEvent(sheet, createEvent('close', sheet));
  expect(closed).toEqual(['asked']);
});

it('gives the focus back', () => {
  const { close } = openSheet();
  screen.getByRole('button', { name: 'Next' }).focus();
  close();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Opener' }));
});
