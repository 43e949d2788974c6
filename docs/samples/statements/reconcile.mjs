// Compares a statement of Earnwall with your own books. Node.js 18 or later, without packages.
//
//   EARNWALL_URL=https://panel.example EARNWALL_KEY=ewk_… EARNWALL_SECRET=whsec_… \
//     node reconcile.mjs 2026-11-15 < booked.csv
//
// The input has a line `transaction_id,amount` for each postback that you have booked in the period, without tests. Each
// difference is a line of the output; without any the exit code is 0.
import { createInterface } from 'node:readline';
import { verifyJson } from '../postbacks/verify.mjs';

const [period] = process.argv.slice(2);
const { EARNWALL_URL, EARNWALL_KEY, EARNWALL_SECRET } = process.env;

const statement = await fetchStatement();
const booked = await readBooked();
const problems = [...sumProblems(statement), ...differences(statement.lines, booked)];
const { totals, closing, final } = statement;
const results = [
  ...(problems.length > 0
    ? problems
    : [`${period}: ${totals.lines} lines agree, closing ${closing.balance}`]),
  ...(final ? [] : [`${period} is not final yet: ask again later`]),
];
process.stdout.write(`${results.join('\n')}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function fetchStatement() {
  const response = await fetch(`${EARNWALL_URL}/api/publisher/statements/${period}`, {
    headers: { authorization: `Bearer ${EARNWALL_KEY}` },
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${body}`);
  if (!verifyJson(Object.fromEntries(response.headers), body, [EARNWALL_SECRET]))
    throw new Error('The signature is wrong');
  return JSON.parse(body);
}

async function readBooked() {
  const amounts = new Map();
  for await (const line of createInterface({ input: process.stdin })) {
    const [id, amount] = line.split(',');
    if (amounts.has(id)) throw new Error(`${id} was booked twice`);
    if (id) amounts.set(id, Number(amount));
  }
  return amounts;
}

function sumProblems({ opening, totals, closing, lines }) {
  const expected = opening.balance + totals.credits - totals.reversals + totals.corrections;
  const listed = lines.reduce((sum, { amount }) => sum + amount, opening.balance);
  return expected === closing.balance && listed === closing.balance
    ? []
    : ['the sums of the statement are wrong'];
}

/** Lines that move pending points alone have no amount to book. */
function differences(lines, booked) {
  const listed = new Map(lines.map((line) => [line.transaction_id, line]));
  const missing = lines
    .filter(({ transaction_id, amount }) => amount !== 0 && !booked.has(transaction_id))
    .map((line) => `${line.transaction_id} of ${line.user_id} is missing: ${line.type} ${line.amount}`);
  const wrong = [...booked]
    .filter(([id, amount]) => (listed.get(id)?.amount ?? null) !== amount)
    .map(
      ([id, amount]) =>
        `${id} was booked with ${amount}, the statement has ${listed.get(id)?.amount ?? 'no such line'}`,
    );
  return [...missing, ...wrong];
}
