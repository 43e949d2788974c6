// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useUpload } from './use-upload.ts';

afterEach(cleanup);

interface Sent {
  path: string;
  body: { first_line?: number; csv?: string } | null;
}

function Uploading({ file, hasHeader }: { file: File; hasHeader: boolean }) {
  const upload = useUpload((id) => document.body.setAttribute('data-done', String(id)));
  const start = () =>
    upload.start({
      ...{ supplier: 'meridian', file, hasHeader, begin: { list: 'rejected', names: 'transaction' } },
      form: { columns: { name: 0, amount: null }, delimiter: ',' },
    });
  return (
    <>
      <button type="button" onClick={start}>
        Start
      </button>
      <button type="button" onClick={upload.retry}>
        Go on
      </button>
      <p>
        {upload.state} {Math.round(upload.part * 100)}% {upload.lines} {upload.error?.message}
      </p>
    </>
  );
}

it('CO-02 a file of many slices arrives once and in order, also where a part was lost on the way', async () => {
  const lines = Array.from({ length: 60_000 }, (_, place) => `transaction-${place + 2},ü`);
  const file = new File([`name,x\n${lines.join('\n')}\n`], 'list.csv');
  const sent: Sent[] = [];
  let failures = 1;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api/console', '');
    const body = JSON.parse(String(init.body ?? 'null')) as Sent['body'];
    if (body?.first_line !== undefined && body.first_line > 2 && failures > 0) {
      failures -= 1;
      throw new TypeError('lost');
    }
    sent.push({ path, body });
    return new Response(JSON.stringify({ reconciliation: { id: 7 } }));
  });
  render(<Uploading file={file} hasHeader />);
  fireEvent.click(screen.getByText('Start'));
  await screen.findByText(/^stopped .*cannot be reached/);
  fireEvent.click(screen.getByText('Go on'));
  await screen.findByText(/100% 60001/);
  const parts = sent.filter(({ path }) => path === '/reconciliations/7/lines').map(({ body }) => body);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.map((part) => part?.csv).join('')).toBe(`${lines.join('\n')}\n`);
  // Numbers are those of the file, the line with the names included.
  let next = 2;
  for (const part of parts) {
    expect(part?.first_line).toBe(next);
    next += (part?.csv ?? '').split('\n').length - 1;
  }
  expect(sent[0]?.path).toBe('/suppliers/meridian/reconciliations');
  expect(sent.at(-1)?.path).toBe('/reconciliations/7/compare');
  expect(document.body.getAttribute('data-done')).toBe('7');
});
