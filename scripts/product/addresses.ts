import type { Product } from './launch.ts';

/** What to open, as the last thing a start prints. */
export function addresses(product: Omit<Product, 'ended'>): string {
  const { url, sandboxUrl, operatorKeyFile, setUp } = product;
  const rows = [
    ["Publisher's page", sandboxUrl],
    ['Panel', `${url}/?app=demo-coins&uuid=alice`],
    ['Console', `${url}/console/`],
    ...(setUp ? ([['First admin', setUp]] as const) : []),
    ['API', `${url}/docs`],
    ['Stand-ins', `${sandboxUrl}/stand-ins`],
    ...(operatorKeyFile ? ([["Operators' key", operatorKeyFile]] as const) : []),
  ] as const;
  const lines = rows.map(([name, address]) => `  ${name.padEnd(18)}${address}`);
  return ['', '  Earnwall is running. Open:', '', ...lines, '', '  Ctrl-C stops it.', ''].join('\n');
}
