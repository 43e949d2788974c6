// @vitest-environment happy-dom
import type { Question } from '@earnwall/contract/entities/question';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TextProvider } from '#lib/text/text.tsx';
import { sampleAnswer, sampleQuestion } from '#samples/sample-question.ts';
import { english } from '#testing/english.ts';
import { QuestionView } from './question-view.tsx';

afterEach(cleanup);

/** A question as the screen shows it, with a notebook in place of the qualification. */
function ask(changes: Partial<Question> = {}) {
  const notes: string[] = [];
  const answersNow: { current: readonly string[]; problem: string | null } = { current: [], problem: null };
  function Page() {
    const [answers, setAnswers] = useState<readonly string[]>(changes.user_answers ?? []);
    return (
      <TextProvider texts={english}>
        <QuestionView
          question={sampleQuestion(changes)}
          number={0}
          survey="h1"
          answers={answers}
          problem={null}
          canGoOn={answers.some((answer) => answer !== '')}
          busy={null}
          onChange={(changed, problem = null) => {
            answersNow.current = changed;
            answersNow.problem = problem;
            setAnswers(changed);
          }}
          onLeftEmpty={() => notes.push('left empty')}
          onNext={() => notes.push('next')}
          onBack={() => notes.push('back')}
          onSkip={() => notes.push('skip')}
        />
      </TextProvider>
    );
  }
  render(<Page />);
  return { notes, answersNow };
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleAnswer(`a${index + 1}`));
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
const heading = () => screen.getByRole('heading', { level: 1 });

describe('every question', () => {
  it('QU-02 has Next only with an answer', () => {
    const { notes } = ask();
    expect(next().disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Tea' }));
    expect(next().disabled).toBe(false);
    fireEvent.click(next());
    expect(notes).toEqual(['next']);
  });

  it('takes the focus to its heading', () => {
    ask();
    expect(document.activeElement).toBe(heading());
  });

  it('goes on by Enter, but not by a held key or while a word is being composed', () => {
    const { notes } = ask({ type: 'input_text' });
    const field = screen.getByRole('textbox');
    fireEvent.keyDown(field, { key: 'Enter', repeat: true });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(notes).toEqual([]);
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.keyDown(heading(), { key: 'Enter' });
    expect(notes).toEqual(['next', 'next']);
  });

  it('takes the second press of a double click for a slip', () => {
    const { notes } = ask({ user_answers: ['tea'] });
    fireEvent.click(next(), { detail: 1 });
    fireEvent.click(next(), { detail: 2 });
    expect(notes).toEqual(['next']);
  });

  it('QU-05 is skipped after a second thought, where it may be', () => {
    const { notes } = ask({ is_skippable: true });
    const skip = () => fireEvent.click(screen.getByRole('button', { name: 'Skip this question' }));
    skip();
    const dialog = screen.getByRole('dialog', { name: 'Skip this question?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Back' }));
    expect([screen.queryByRole('dialog'), notes]).toEqual([null, []]);
    skip();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Skip' }));
    expect(notes).toEqual(['skip']);
    cleanup();
    ask({ is_skippable: false });
    expect(screen.queryByRole('button', { name: 'Skip this question' })).toBeNull();
  });
});

describe('choices', () => {
  it('are chosen by the keys 1–9', () => {
    const { answersNow } = ask();
    fireEvent.keyDown(heading(), { key: '2' });
    expect(answersNow.current).toEqual(['tea']);
    fireEvent.keyDown(heading(), { key: '9' });
    fireEvent.keyDown(heading(), { key: '3', ctrlKey: true });
    expect(answersNow.current).toEqual(['tea']);
  });

  it('QU-03 multiple_choice collects and gives back', () => {
    const { answersNow } = ask({ type: 'multiple_choice' });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Tea' }));
    fireEvent.keyDown(heading(), { key: '1' });
    expect(answersNow.current).toEqual(['tea', 'coffee']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Tea' }));
    expect(answersNow.current).toEqual(['coffee']);
  });

  it.each([
    [20, false],
    [21, true],
  ])('QU-06 %d answers have a search box: %s', (count, shown) => {
    ask({ answers: numbered(count) });
    expect(screen.queryByRole('searchbox') !== null).toBe(shown);
  });

  it('QU-06 are narrowed by the search box, which tells how many are left', () => {
    ask({ answers: numbered(30) });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'A1' } });
    expect(screen.getAllByRole('radio')).toHaveLength(11);
    expect(screen.getByRole('status').textContent).toBe('11 answers');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } });
    expect(screen.getByText('No answer matches. Try another word.')).toBeDefined();
  });
});

describe('thousands of answers', () => {
  // There is no layout here; a window of 480 px with rows of 52 is what a browser measures.
  const sizes = { clientHeight: 480, offsetHeight: 52 };
  beforeAll(() => {
    for (const [name, value] of Object.entries(sizes)) {
      Object.defineProperty(HTMLDivElement.prototype, name, { configurable: true, value });
    }
  });
  afterAll(() => {
    for (const name of Object.keys(sizes)) Reflect.deleteProperty(HTMLDivElement.prototype, name);
  });
  const active = (list: HTMLElement) =>
    document.getElementById(list.getAttribute('aria-activedescendant') ?? '');

  it('QU-12 are a listbox of which only a window is in the document', () => {
    ask({ answers: numbered(5000) });
    const options = screen.getAllByRole('option');
    expect(options.length).toBeLessThan(60);
    expect(options[0]?.getAttribute('aria-setsize')).toBe('5000');
    expect(options[0]?.getAttribute('aria-posinset')).toBe('1');
  });

  it('QU-12 do not jump under the finger that brings them the focus', () => {
    const { answersNow } = ask({ answers: numbered(5000) });
    const list = screen.getByRole('listbox');
    const third = screen.getAllByRole('option')[2] as HTMLElement;
    fireEvent.pointerDown(third);
    fireEvent.focus(list);
    expect(active(list)).toBeNull();
    fireEvent.click(third);
    expect(answersNow.current).toEqual(['a3']);
    expect(active(list)?.textContent).toContain('a3');
  });

  it('QU-12 are walked by keys, and the active one is always in the document', () => {
    const { answersNow, notes } = ask({ answers: numbered(5000) });
    const list = screen.getByRole('listbox');
    fireEvent.focus(list);
    expect(active(list)?.textContent).toContain('a1');
    fireEvent.keyDown(list, { key: 'ArrowDown' });
    fireEvent.keyDown(list, { key: ' ' });
    expect(answersNow.current).toEqual(['a2']);
    fireEvent.keyDown(list, { key: 'End' });
    expect(active(list)?.getAttribute('aria-posinset')).toBe('5000');
    fireEvent.keyDown(list, { key: ' ' });
    expect(answersNow.current).toEqual(['a5000']);
    fireEvent.keyDown(list, { key: 'Enter' });
    expect(notes).toEqual(['next']);
  });
});

describe('typed answers', () => {
  it('QU-03 input_int keeps digits only, of any script', () => {
    const { answersNow } = ask({ type: 'input_int' });
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: '1٢x' } });
    expect(answersNow.current).toEqual(['12']);
    expect(field.getAttribute('inputmode')).toBe('numeric');
  });

  it('QU-03 input_bigtext has 5 rows; Enter is a new line, Ctrl and Enter is Next', () => {
    const { notes } = ask({ type: 'input_bigtext' });
    const field = screen.getByRole('textbox');
    expect(field.getAttribute('rows')).toBe('5');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(notes).toEqual([]);
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    expect(notes).toEqual(['next']);
  });

  it('QU-09 are missed when the field is left empty, but not on the way to a button', () => {
    const { notes } = ask({ type: 'input_text', is_skippable: true });
    const field = screen.getByRole('textbox');
    field.focus();
    fireEvent.blur(field, { relatedTarget: screen.getByRole('button', { name: 'Skip this question' }) });
    expect(notes).toEqual([]);
    fireEvent.blur(field, { relatedTarget: null });
    expect(notes).toEqual(['left empty']);
  });
});

describe('a date', () => {
  const year = (value: string) => fireEvent.change(screen.getByLabelText('Year'), { target: { value } });
  const pick = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const thisYear = new Date().getFullYear();

  it('QU-03 input_date is an answer only when it is whole', () => {
    const { answersNow } = ask({ type: 'input_date' });
    year('1985');
    pick('Month', '3');
    expect(answersNow.current).toEqual([]);
    pick('Day', '9');
    expect(answersNow.current).toEqual(['1985-03-09']);
    year('198');
    expect(answersNow.current).toEqual([]);
  });

  it('QU-08 says what is wrong with a year', () => {
    const { answersNow } = ask({ type: 'input_date' });
    year('1899');
    expect(answersNow.problem).toBe('year_invalid');
    year(`${thisYear - 17}`);
    expect(answersNow.problem).toBe('age_limit_validation');
    year('1985');
    expect(answersNow.problem).toBeNull();
  });

  it('QU-08 closes what lies after today in the youngest allowed year', () => {
    ask({ type: 'input_date' });
    year(`${thisYear - 18}`);
    const months = within(screen.getByLabelText('Month')).getAllByRole<HTMLOptionElement>('option').slice(1);
    expect(months.filter((month) => !month.disabled)).toHaveLength(new Date().getMonth() + 1);
  });

  it('QU-04 starts with the date given before', () => {
    ask({ type: 'input_date', user_answers: ['1985-03-09'] });
    expect(screen.getByLabelText<HTMLInputElement>('Year').value).toBe('1985');
    expect(screen.getByLabelText<HTMLSelectElement>('Month').value).toBe('3');
  });
});
