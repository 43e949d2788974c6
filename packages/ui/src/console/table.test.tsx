// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Empty } from './empty.tsx';
import { type Column, Table } from './table.tsx';

afterEach(cleanup);

interface Row {
  id: string;
  user: string;
}

const rows: readonly Row[] = ['alice', 'bob', 'carol'].map((user) => ({ id: `id-${user}`, user }));
const columns: readonly Column<Row>[] = [
  { id: 'user', head: 'User', cell: ({ user }) => user, sortable: true },
  { id: 'id', head: 'Id', cell: ({ id }) => <a href={`#${id}`}>{id}</a>, align: 'end' },
];

type Props = Partial<Parameters<typeof Table<Row>>[0]>;
const table = (props: Props = {}) => (
  <Table label="Users" columns={columns} rows={rows} rowKey={({ id }) => id} {...props} />
);
const press = (key: string, target: Element = document.activeElement ?? document.body) =>
  fireEvent.keyDown(target, { key });
const focused = () => document.activeElement?.textContent;

describe('Table', () => {
  it('moves between rows by j and k from anywhere, by arrows from a row', () => {
    render(table({ onOpen: () => {} }));
    press('j', document.body);
    expect(focused()).toBe('alice');
    press('j');
    expect(focused()).toBe('bob');
    press('ArrowDown');
    press('ArrowDown');
    expect(focused()).toBe('carol');
    press('k');
    expect(focused()).toBe('bob');
    press('Home');
    expect(focused()).toBe('alice');
  });

  it('begins at the open row', () => {
    render(table({ onOpen: () => {}, openKey: 'id-bob' }));
    press('j', document.body);
    expect(focused()).toBe('carol');
  });

  it('opens by its button and by a press anywhere, but not on another control of the row', () => {
    const opened: string[] = [];
    render(table({ onOpen: ({ id }) => opened.push(id) }));
    fireEvent.click(screen.getByRole('button', { name: 'bob' }));
    expect(opened).toEqual(['id-bob']);
    fireEvent.click(screen.getByRole('link', { name: 'id-alice' }));
    expect(opened).toEqual(['id-bob']);
    fireEvent.click(screen.getByRole('row', { name: /carol/ }));
    expect(opened).toEqual(['id-bob', 'id-carol']);
  });

  it('leaves a link that is opened in another tab to the browser', () => {
    const opened: string[] = [];
    render(table({ onOpen: ({ id }) => opened.push(id), href: ({ id }) => `#open-${id}` }));
    const link = screen.getByRole('link', { name: 'bob' });
    fireEvent.click(link, { ctrlKey: true });
    expect(opened).toEqual([]);
    expect(fireEvent.click(link)).toBe(false);
    expect(opened).toEqual(['id-bob']);
  });

  it('selects by x, by its boxes, and all by the box of the head', () => {
    const selections: string[][] = [];
    const onSelect = (keys: ReadonlySet<string>) => selections.push([...keys]);
    render(table({ onOpen: () => {}, selected: new Set(['id-carol']), onSelect }));
    press('j', document.body);
    press('x');
    fireEvent.click(within(screen.getByRole('row', { name: /carol/ })).getByRole('checkbox'));
    const all = screen.getByRole('checkbox', { name: 'Select all rows shown' });
    expect((all as HTMLInputElement).indeterminate).toBe(true);
    fireEvent.click(all);
    expect(selections).toEqual([['id-carol', 'id-alice'], [], ['id-alice', 'id-bob', 'id-carol']]);
  });

  it('leads to the filter by /, and lets people type', () => {
    render(
      <>
        <input data-filter aria-label="Filter" />
        {table({ onOpen: () => {} })}
      </>,
    );
    press('/', document.body);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Filter' }));
    press('j');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Filter' }));
  });

  it('has no keys of one letter where they are turned off', () => {
    document.documentElement.dataset.singleKeys = 'off';
    render(table({ onOpen: () => {} }));
    press('j', document.body);
    expect(document.activeElement).toBe(document.body);
    delete document.documentElement.dataset.singleKeys;
  });

  it('asks for the other order of the column it is sorted by', () => {
    const asked: unknown[] = [];
    render(table({ sort: { id: 'user', order: 'desc' }, onSort: (sort) => asked.push(sort) }));
    expect(screen.getByRole('columnheader', { name: 'User' }).getAttribute('aria-sort')).toBe('descending');
    fireEvent.click(screen.getByRole('button', { name: 'User' }));
    expect(asked).toEqual([{ id: 'user', order: 'asc' }]);
  });

  it('keeps old rows while it loads and after an error, with Retry', () => {
    let retried = 0;
    const view = render(table({ state: 'loading' }));
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('bob')).toBeTruthy();
    view.rerender(table({ state: 'error', error: 'No connection.', onRetry: () => (retried += 1) }));
    expect(screen.getByText('bob')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('No connection.');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retried).toBe(1);
  });

  it('without rows shows that it loads, then that there is nothing', () => {
    const empty = <Empty title="All answered" />;
    const view = render(table({ rows: [], state: 'loading', empty }));
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(screen.queryByText('All answered')).toBeNull();
    view.rerender(table({ rows: [], state: 'ready', empty }));
    expect(screen.getByText('All answered')).toBeTruthy();
  });
});
