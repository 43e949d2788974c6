import * as z from 'zod';
import { line } from './scalars.ts';

/** How a person likes the console. */
export const consolePreferences = z.strictObject({
  theme: z.enum(['system', 'light', 'dark']),
  density: z.enum(['comfortable', 'compact']),
  single_keys: z.boolean().describe('Shortcuts of a single letter.'),
  pinned: z
    .array(z.strictObject({ label: line.min(1).max(60), path: z.string().startsWith('/').max(500) }))
    .max(20)
    .describe('Views in the sidebar.'),
});

export type ConsolePreferences = z.infer<typeof consolePreferences>;
