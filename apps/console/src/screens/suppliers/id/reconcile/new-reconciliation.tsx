import { Button, ButtonLink } from '@earnwall/ui/console/button';
import { Checkbox } from '@earnwall/ui/console/checkbox';
import { Field } from '@earnwall/ui/console/field';
import { Select, TextInput } from '@earnwall/ui/console/inputs';
import { Notice } from '@earnwall/ui/console/notice';
import { Section } from '@earnwall/ui/console/section';
import { Segmented } from '@earnwall/ui/console/segmented';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { midnight } from '#features/list/day.ts';
import type { TabProps } from '#features/supplier/supplier.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { changedSearch, withSearch } from '#lib/search.ts';
import { type Delimiter, delimiters, likelyColumns, likelyDelimiter, previewOf } from './csv-lines.ts';
import { Preview } from './preview.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';
import './reconcile.css';

const headBytes = 64 * 1024;
const shownLines = 6;
const delimiterWords: Readonly<Record<Delimiter, string>> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Bar',
};

/** Chooses a file and says what it is; it is then read here slice by slice, and compared. */
export function NewReconciliation({ of: { supplier, statement } }: TabProps) {
  const [path, go] = useLocation();
  const search = useSearch();
  const [file, setFile] = useState<File | null>(null);
  const [head, setHead] = useState('');
  const [list, setList] = useState<'rejected' | 'approved'>('rejected');
  const [names, setNames] = useState<'transaction' | 'cid'>(statement?.names ?? 'transaction');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [delimiter, setDelimiter] = useState<Delimiter>(',');
  const [hasHeader, setHeader] = useState(true);
  const [columns, setColumns] = useState<{ name: number; amount: number | null }>({ name: 0, amount: null });
  const [errors, setErrors] = useState<Partial<Record<'file' | 'from' | 'to', string>>>({});
  const upload = useUpload((id) => go(withSearch(path, changedSearch(search, { statement: String(id) }))));
  const rows = previewOf(head, delimiter, shownLines);
  const isBusy = upload.state !== 'idle';

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    setErrors({});
    const text = new TextDecoder().decode(await chosen.slice(0, headBytes).arrayBuffer());
    const found = delimiters.find((each) => each === statement?.delimiter) ?? likelyDelimiter(text);
    setHead(text);
    setDelimiter(found);
    setColumns(statement?.columns ?? likelyColumns(previewOf(text, found, 1)[0] ?? []));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const [begin, end] = [midnight(from), midnight(to, 1)];
    const wrong = {
      ...(!file && { file: 'Choose a file.' }),
      ...(file?.size === 0 && { file: 'The file is empty.' }),
      ...(list === 'approved' && !begin && { from: 'A list of approved ones has a period.' }),
      ...(list === 'approved' && !end && { to: 'A list of approved ones has a period.' }),
      ...(begin && end && begin >= end && { to: 'The end must be after the beginning.' }),
    };
    setErrors(wrong);
    if (!file || Object.keys(wrong).length > 0 || isBusy) return;
    const period = list === 'approved' && begin && end ? { from: begin, to: end } : {};
    upload.start({
      ...{ supplier: supplier.id, file, hasHeader },
      begin: { list, names, ...period },
      form: { columns, delimiter },
    });
  };
  return (
    <form onSubmit={send} noValidate>
      <Section title="New reconciliation" note="comparing changes nothing">
        <div className="supplier-form">
          <Field
            label="File (CSV)"
            error={errors.file}
            hint="It is read here in slices, however large it is."
          >
            {(control) => (
              <input
                {...control}
                className="reconcile-file"
                type="file"
                accept=".csv,.txt,.tsv,text/csv,text/plain"
                disabled={isBusy}
                onChange={(event) => void choose(event.target.files?.[0])}
              />
            )}
          </Field>
          <div>
            <Segmented
              label="What the list has"
              disabled={isBusy}
              chosen={list}
              onChoose={setList}
              choices={[
                { value: 'rejected', label: 'Rejected ones' },
                { value: 'approved', label: 'Approved ones' },
              ]}
            />
          </div>
          {list === 'rejected' ? (
            <p className="c-muted">What the list names is taken back, and nothing else.</p>
          ) : (
            <>
              <Notice kind="warn" title="Whatever of the period the list does not name is taken back">
                A list that is cut off takes back all that is missing from it.
              </Notice>
              <div className="row">
                <Field label="First day (UTC)" error={errors.from}>
                  {(control) => (
                    <TextInput {...control} type="date" value={from} onChange={setFrom} disabled={isBusy} />
                  )}
                </Field>
                <Field label="Last day (UTC)" error={errors.to}>
                  {(control) => (
                    <TextInput {...control} type="date" value={to} onChange={setTo} disabled={isBusy} />
                  )}
                </Field>
              </div>
            </>
          )}
          <Field label="Its lines name">
            {(control) => (
              <Select
                {...control}
                disabled={isBusy}
                value={names}
                onChange={(value) => setNames(value === 'cid' ? 'cid' : 'transaction')}
                choices={[
                  { value: 'transaction', label: 'Transactions of the supplier' },
                  { value: 'cid', label: 'Our clicks (cid)' },
                ]}
              />
            )}
          </Field>
        </div>
      </Section>
      {file && (
        <Section title="Columns" note="the first lines of the file">
          <div className="row">
            <Field label="Parted by">
              {(control) => (
                <Select
                  {...control}
                  disabled={isBusy}
                  value={delimiter}
                  onChange={(value) => setDelimiter(delimiters.find((each) => each === value) ?? ',')}
                  choices={delimiters.map((each) => ({ value: each, label: delimiterWords[each] }))}
                />
              )}
            </Field>
            <Checkbox
              label="The first line has the names of columns"
              checked={hasHeader}
              onChange={setHeader}
              disabled={isBusy}
            />
          </div>
          <Preview
            rows={rows}
            hasHeader={hasHeader}
            columns={columns}
            onChange={setColumns}
            disabled={isBusy}
          />
        </Section>
      )}
      <div className="supplier-form supplier-save">
        {isBusy ? (
          <UploadProgress upload={upload} />
        ) : (
          <div className="row">
            <Button kind="primary" type="submit">
              Compare
            </Button>
            <ButtonLink href={consoleHref(withSearch(path, changedSearch(search, { statement: null })))}>
              Cancel
            </ButtonLink>
          </div>
        )}
      </div>
    </form>
  );
}
