// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SaveBar } from './save-bar.tsx';

afterEach(cleanup);

const noop = () => {};
const rate = { label: 'Rate', old: '700', new: '800' };

describe('SaveBar', () => {
  it('is not there while nothing is changed', () => {
    render(<SaveBar changes={[]} onSave={noop} onReset={noop} />);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('lists old and new, and what saving does', () => {
    const name = { label: 'Name', old: '', new: 'Pixel' };
    render(
      <SaveBar changes={[rate, name]} effect="Open clicks keep their price." onSave={noop} onReset={noop} />,
    );
    expect(screen.getByRole('status').textContent).toBe('2 changes not saved');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Rate700800',
      'NameemptyPixel',
    ]);
    expect(screen.getByText('Open clicks keep their price.')).toBeTruthy();
  });

  it('saves and resets; while busy it does neither', () => {
    const done: string[] = [];
    const bar = (busy: boolean) => (
      <SaveBar
        changes={[rate]}
        busy={busy}
        onSave={() => done.push('save')}
        onReset={() => done.push('reset')}
      />
    );
    const view = render(bar(false));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    view.rerender(bar(true));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(done).toEqual(['save', 'reset']);
  });

  it('says why it was not saved, with Retry', () => {
    let saves = 0;
    render(<SaveBar changes={[rate]} error="No connection." onSave={() => (saves += 1)} onReset={noop} />);
    expect(screen.getByRole('alert').textContent).toContain('No connection.');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(saves).toBe(1);
  });
});
