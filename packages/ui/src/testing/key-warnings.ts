// Items of a list that share a key are shown twice or not at all. React only warns of it; here tests fail.
import { afterAll, afterEach, expect } from 'vitest';

const warnings: string[] = [];
const report = console.error;
console.error = (...told: unknown[]) => {
  const [text = ''] = told;
  if (/two children with the same key|unique "key" prop/.test(String(text))) warnings.push(told.join(' '));
  report(...told);
};

afterEach(() => {
  expect(warnings.splice(0), 'keys of React').toEqual([]);
});
afterAll(() => {
  console.error = report;
});
