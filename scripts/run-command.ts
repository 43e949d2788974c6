// Runs a tool to its end, either quietly (its output is returned) or in full view.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

interface CommandOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Show the tool's output as it comes, instead of collecting it. */
  visible?: boolean;
  /** What the tool reads from its standard input; without it, nothing. */
  input?: string;
}

interface CommandResult {
  code: number;
  output: string;
}

export function runCommand(
  command: string,
  args: string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: [
      options.input === undefined ? 'ignore' : 'pipe',
      ...(options.visible ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const)),
    ],
    // The tools of node_modules/.bin are command scripts there.
    shell: process.platform === 'win32',
  });
  // A tool that ends without reading closes the pipe; its exit code says what went wrong.
  child.stdin?.on('error', () => {}).end(options.input);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a program that npm installed, in the version that the workspace at `cwd` asked for. */
export function runTool(name: string, args: string[], options: CommandOptions = {}): Promise<CommandResult> {
  const places = [options.cwd ?? root, root].map((folder) => join(folder, 'node_modules', '.bin', name));
  const program = places.find((place) => existsSync(place));
  if (program) return runCommand(program, args, options);
  const output = `${name} is not installed. Run: npm ci --include=dev\n(NODE_ENV=production leaves development tools out.)\n`;
  if (options.visible) process.stderr.write(output);
  return Promise.resolve({ code: 127, output });
}
