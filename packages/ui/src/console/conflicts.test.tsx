// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Conflicts } from './conflicts.tsx';
import { Field } from './field.tsx';
import { TextInput } from './inputs.tsx';
import { useDraft } from './use-draft.ts';

afterEach(cleanup);

/** A form as screens build it; the button stands for an answer of 409. */
function Form() {
  const draft = useDraft({ saved: { rate: '700' } });
  const items = draft.conflicts.map(({ field, mine, theirs }) => ({
    label: 'Rate',
    mine,
    theirs,
    onTakeTheirs: () => draft.set(field, theirs),
  }));
  return (
    <>
      <Field label="Rate" error={draft.errors.rate}>
        {(control) => (
          <TextInput {...control} value={draft.value.rate} onChange={(rate) => draft.set('rate', rate)} />
        )}
      </Field>
      <Conflicts items={items} />
      <button type="button" onClick={() => draft.rebase({ rate: '900' })}>
        Conflict
      </button>
    </>
  );
}

describe('Conflicts', () => {
  it('shows both values, keeps mine, and takes theirs when asked', () => {
    render(<Form />);
    const rate = screen.getByRole<HTMLInputElement>('textbox', { name: 'Rate' });
    fireEvent.change(rate, { target: { value: '800' } });
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Conflict' }));
    expect(screen.getByRole('listitem').textContent).toContain('yours 800, theirs 900');
    expect(rate.value).toBe('800');
    fireEvent.click(screen.getByRole('button', { name: 'Take theirs for Rate' }));
    expect(rate.value).toBe('900');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
