// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Menu } from './menu.tsx';

afterEach(cleanup);

function openMenu() {
  const chosen: string[] = [];
  render(
    <Menu
      label="Actions"
      trigger="Actions"
      items={[
        { label: 'Credit', onChoose: () => chosen.push('Credit') },
        { label: 'Debit', onChoose: () => chosen.push('Debit'), disabled: true },
        { label: 'Audit', href: '#audit' },
        { label: 'Ban', onChoose: () => chosen.push('Ban'), danger: true },
      ]}
    />,
  );
  const trigger = screen.getByRole('button', { name: 'Actions' });
  trigger.focus();
  return { chosen, trigger };
}
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

describe('Menu', () => {
  it('opens by a press with the focus on its first item', () => {
    const { trigger } = openMenu();
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(trigger);
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('Credit');
  });

  it('moves by arrows, around its ends, and by first letters', () => {
    openMenu();
    press('ArrowUp');
    expect(focused()).toBe('Ban');
    press('ArrowDown');
    expect(focused()).toBe('Credit');
    press('ArrowDown');
    expect(focused()).toBe('Debit');
    press('End');
    press('a');
    expect(focused()).toBe('Audit');
  });

  it('does what is chosen once, and gives the focus back', () => {
    const { chosen, trigger } = openMenu();
    press('ArrowUp');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Ban' }));
    expect(chosen).toEqual(['Ban']);
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(trigger);
  });

  it('keeps what cannot be chosen in its place', () => {
    const { chosen, trigger } = openMenu();
    fireEvent.click(trigger);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Debit' }));
    expect(chosen).toEqual([]);
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
  });
});
