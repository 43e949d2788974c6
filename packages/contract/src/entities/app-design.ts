import * as z from 'zod';
import { design } from './design.ts';
import { metadata } from './metadata.ts';
import { count, hash, line, moment } from './scalars.ts';

/** The settings of an app that are chosen together with its design. */
export const designLayouts = metadata.shape.settings.pick({
  sections: true,
  layout: true,
  tile_layout: true,
  col_qty: true,
  rounded_buttons: true,
  new_results_ui: true,
});

export type DesignLayouts = z.infer<typeof designLayouts>;

const version = z.int().min(1);

/** Grows with every change of the draft and of what is published: two editors do not overwrite each other. */
export const designRevision = count.describe('As last read; 409 when the design has changed since.');

export const designVersion = z.object({
  version,
  design,
  layouts: designLayouts,
  by: line.describe('Who published it, or saved the draft last.'),
  at: moment,
  restored_from: version.nullable(),
});

export type DesignVersion = z.infer<typeof designVersion>;

export const appDesign = z.object({
  app: hash,
  name: line.describe('The name of the app, which is the title of its page.'),
  allowed_origins: z.array(line).describe('A design file must be on one of them.'),
  revision: designRevision,
  published: designVersion,
  draft: designVersion.nullable().describe('Its version is the one it would be published as.'),
  versions: z.array(designVersion).max(50).describe('Those published, the latest first.'),
});

export type AppDesign = z.infer<typeof appDesign>;
