// The stripper of a file type. Videos stay as they came: what they are made of cannot be told from what was put beside it
// without reading all of it.
import type { TicketFileType } from '@earnwall/domain/validation/ticket';
import { JpegStripper } from './jpeg.ts';
import { PngStripper } from './png.ts';
import type { Stripper } from './stripper.ts';

export function stripperFor(type: TicketFileType): Stripper {
  if (type === 'image/png') return new PngStripper();
  if (type === 'image/jpeg') return new JpegStripper();
  return { strip: (block) => [block], isWhole: true };
}
