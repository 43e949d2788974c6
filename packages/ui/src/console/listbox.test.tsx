// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Listbox } from './listbox.tsx';

afterEach(cleanup);

const options = ['Brazil', 'Germany', 'Ghana', 'India'].map((label) => ({ value: label.slice(0, 2), label }));

function show(searchable: boolean) {
  const chosen: string[] = [];
  render(
    <Listbox
      label="Country"
      options={options}
      value="Ge"
      onChoose={(value) => chosen.push(value)}
      searchable={searchable}
    />,
  );
  return chosen;
}
const press = (target: Element, ...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(target, { key });
};
const activeOf = (combobox: Element) =>
  document.getElementById(combobox.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('Listbox', () => {
  it('opens at the chosen option, moves by arrows and chooses by Enter', () => {
    const chosen = show(false);
    const combobox = screen.getByRole('combobox', { name: 'Country Germany' });
    expect(combobox.getAttribute('aria-activedescendant')).toBeNull();
    press(combobox, 'ArrowDown');
    expect(combobox.getAttribute('aria-expanded')).toBe('true');
    expect(activeOf(combobox)).toBe('Germany');
    press(combobox, 'ArrowDown');
    expect(activeOf(combobox)).toBe('Ghana');
    press(combobox, 'End', 'ArrowDown', 'Enter');
    expect(chosen).toEqual(['In']);
    expect(combobox.getAttribute('aria-expanded')).toBe('false');
  });

  it('goes to what is typed, and on by the same letter', () => {
    const chosen = show(false);
    const combobox = screen.getByRole('combobox', { name: 'Country Germany' });
    press(combobox, 'ArrowDown', 'g');
    expect(activeOf(combobox)).toBe('Ghana');
    press(combobox, 'g');
    expect(activeOf(combobox)).toBe('Germany');
    press(combobox, 'Home', ' ');
    expect(chosen).toEqual(['Br']);
  });

  it('narrows the options down to what is typed', () => {
    const chosen = show(true);
    fireEvent.click(screen.getByRole('button', { name: 'Country Germany' }));
    const search = screen.getByRole('combobox', { name: 'Search country' });
    expect(document.activeElement).toBe(search);
    fireEvent.change(search, { target: { value: 'an' } });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Germany', 'Ghana']);
    press(search, 'ArrowDown', 'Enter');
    expect(chosen).toEqual(['Gh']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Country Germany' }));
  });

  it('says when nothing is found, and chooses nothing', () => {
    const chosen = show(true);
    fireEvent.click(screen.getByRole('button', { name: 'Country Germany' }));
    const search = screen.getByRole('combobox', { name: 'Search country' });
    fireEvent.change(search, { target: { value: 'xyz' } });
    expect(screen.getByRole('status').textContent).toBe('Nothing found');
    press(search, 'Enter');
    expect(chosen).toEqual([]);
  });
});
