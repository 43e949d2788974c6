// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { ConfirmByName } from './confirm-by-name.tsx';
import { Field } from './field.tsx';
import { NumberInput } from './inputs.tsx';

afterEach(cleanup);

describe('Field', () => {
  it('ties label, hint and error to its control', () => {
    const field = (error: readonly string[]) => (
      <Field label="Rate" hint="Coins for a dollar." error={error}>
        {(control) => <NumberInput {...control} value="7o0" onChange={() => {}} />}
      </Field>
    );
    const view = render(field([]));
    const input = screen.getByRole('textbox', { name: 'Rate' });
    const described = () =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    expect(described()).toEqual(['Coins for a dollar.']);
    expect(input.getAttribute('aria-invalid')).toBeNull();
    view.rerender(field(['Not a number.', 'Such as 700.']));
    expect(described()).toEqual(['Not a number. Such as 700.', 'Coins for a dollar.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('Button', () => {
  it('answers no press while busy and keeps the focus', () => {
    const pressed: string[] = [];
    const form = (busy: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          pressed.push('submit');
        }}
      >
        <Button type="submit" busy={busy} onClick={() => pressed.push('click')}>
          Save
        </Button>
      </form>
    );
    const view = render(form(false));
    const button = screen.getByRole('button', { name: 'Save' });
    button.focus();
    fireEvent.click(button);
    view.rerender(form(true));
    fireEvent.click(button);
    expect(pressed).toEqual(['click', 'submit']);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
  });
});

describe('ConfirmByName', () => {
  it('acts only when the name is typed, and says so otherwise', () => {
    let confirmed = 0;
    render(<ConfirmByName name="PixelPlay" what="End this key" onConfirm={() => (confirmed += 1)} />);
    const input = screen.getByRole('textbox', { name: 'Type PixelPlay to confirm' });
    fireEvent.change(input, { target: { value: 'Pixel' } });
    fireEvent.click(screen.getByRole('button', { name: 'End this key' }));
    expect(confirmed).toBe(0);
    expect(screen.getByText('This is not PixelPlay.')).toBeTruthy();
    fireEvent.change(input, { target: { value: 'PixelPlay ' } });
    fireEvent.click(screen.getByRole('button', { name: 'End this key' }));
    expect(confirmed).toBe(1);
  });
});
