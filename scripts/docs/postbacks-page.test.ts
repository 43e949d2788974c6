import { expect, it } from 'vitest';
import { bodyOf } from '../../packages/postbacks/src/body.ts';
import { macroNames } from '../../packages/postbacks/src/macros.ts';
import { postbackTypes } from '../../packages/postbacks/src/postback.ts';
import { signMessage } from '../../packages/postbacks/src/signature.ts';
import { signedAddressOf } from '../../packages/postbacks/src/signed-address.ts';
import { templateProblem } from '../../packages/postbacks/src/template-problem.ts';
import { examplePostback, exampleSecret } from '../../packages/postbacks/src/testing/example.ts';
import { runCommand } from '../run-command.ts';
import { codeBlocks, readPage } from './code-blocks.ts';

const page = await readPage('docs/postbacks.md');
const blocks = codeBlocks(page, '').map((block) => block.trim());
const timestamp = 1773144000;

/** What is in the first column of the table below this head, without backticks. */
function firstColumn(head: string): string[] {
  const [, rows = ''] = page.split(`${head}\n`);
  const [table = ''] = rows.split('\n\n');
  return [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    cell.replaceAll('`', '').split(', '),
  );
}

it('PB-01 the page has every type, once', () => {
  expect(firstColumn('| `type` | `amount` | `pending` | `status` | When |')).toEqual(postbackTypes);
});

it('PB-01 the page’s JSON is what is sent, and every field is explained', () => {
  const body = bodyOf(examplePostback);
  const [shown = ''] = codeBlocks(page, 'json');
  expect(JSON.stringify(JSON.parse(shown))).toBe(JSON.stringify(body));
  expect(firstColumn('| Field | |')).toEqual(['type', 'timestamp', ...Object.keys(body.data)]);
});

it('PB-01 the page has every macro, once', () => {
  const names = firstColumn('| Macro | |').map((name) => name.slice(1, -1));
  expect([...names].sort()).toEqual([...macroNames, 'subid…'].sort());
});

it('PB-01 the page’s template gives the page’s address', () => {
  const template = blocks.find((block) => block.includes('{user_id}')) ?? '';
  expect(templateProblem(template)).toBeNull();
  const sentAt = new Date(timestamp * 1000);
  expect(blocks).toContain(signedAddressOf(template, examplePostback, { sentAt, secrets: [exampleSecret] }));
});

it('PB-01 the page’s test vector is what the product signs', () => {
  const body = blocks.find((block) => block.startsWith('{"type"')) ?? '';
  const id = examplePostback.transaction_id;
  expect(page).toContain(
    `\`${id}\`, the timestamp \`${timestamp}\` and the body (UTF-8, ${Buffer.byteLength(body)} bytes)`,
  );
  expect(blocks).toEqual(
    expect.arrayContaining([exampleSecret, signMessage({ id, timestamp, body }, [exampleSecret])]),
  );
});

it('PB-01 the page’s command says ok', async () => {
  const [command = ''] = codeBlocks(page, 'sh');
  const [, input = ''] = /echo '(.*)' \| node docs\/samples\/postbacks\/verify\.mjs/.exec(command) ?? [];
  expect(blocks.find((block) => block.includes('&signature='))).toContain(JSON.parse(input).target);
  const { output } = await runCommand(process.execPath, ['docs/samples/postbacks/verify.mjs'], { input });
  expect(output).toBe('ok\n');
});
