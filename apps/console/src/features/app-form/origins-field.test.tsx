// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { OriginsField } from './origins-field.tsx';

afterEach(cleanup);

function Host({ saved }: { saved: string[] }) {
  const [allowed_origins, set] = useState(saved);
  const form = { value: { allowed_origins }, set: (_: string, next: string[]) => set(next), errors: {} };
  return (
    <>
      <OriginsField form={{ ...form, may: () => true }} />
      <button type="button" onClick={() => set(saved)}>
        Reset
      </button>
      <output>{JSON.stringify(allowed_origins)}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox') as HTMLTextAreaElement;
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it('keeps what is typed as it is typed, and hands on its lines', () => {
  render(<Host saved={['https://a.example']} />);
  type('https://a.example\n\n https://b.example \n');
  expect(field().value).toBe('https://a.example\n\n https://b.example \n');
  expect(screen.getByRole('status').textContent).toBe('["https://a.example","https://b.example"]');
});

it('follows a reset', () => {
  render(<Host saved={['https://a.example']} />);
  type('https://c.example');
  fireEvent.click(screen.getByText('Reset'));
  expect(field().value).toBe('https://a.example');
});
