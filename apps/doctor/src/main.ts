// `earnwall-doctor`: the doctor in a terminal or in CI.
import { readArguments, UsageError } from './cli/arguments.ts';
import { help } from './cli/help.ts';
import { createPrinter } from './cli/printer.ts';
import { run } from './run.ts';

const write = (text: string) => void process.stdout.write(text);

async function main(): Promise<number> {
  const given = readArguments(process.argv.slice(2), process.env);
  if (given === null) {
    write(help);
    return 0;
  }
  if (given.asJson) {
    const result = await run(given.options);
    write(`${JSON.stringify({ version: 1, ...result }, null, 2)}\n`);
    return result.exitCode;
  }
  const hasColours = process.stdout.isTTY === true && !process.env.NO_COLOR;
  const printer = createPrinter(write, hasColours);
  const result = await run(given.options, printer.report);
  printer.end(result);
  return result.exitCode;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\nearnwall-doctor --help lists all flags.\n`);
  process.exitCode = 2;
}
