// A folder of range files; a file's name begins with the kind of network. An invalid line is skipped; an invalid file is
// ignored, and its previous content stays in use.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { HidingNetwork } from '@earnwall/domain/accounts/notice';
import { bitsOf } from './address-bits.ts';
import type { FollowLog } from './follow-files.ts';
import { isUsable, readRangeFile } from './range-file.ts';
import { type AddressRange, Ranges } from './ranges.ts';

/** In this order: a relay also runs on hosting ranges, and what the visitor can do about it differs. */
const kinds: readonly HidingNetwork[] = ['relay', 'vpn', 'hosting'];

const kindOf = (name: string): HidingNetwork | undefined => kinds.find((kind) => name.startsWith(kind));

export class RangeFolder {
  private readonly files = new Map<string, readonly AddressRange[]>();
  private readonly tables = new Map<HidingNetwork, Ranges>();

  constructor(
    private readonly folder: string,
    private readonly log: FollowLog,
  ) {}

  networkOf(address: string): HidingNetwork | null {
    const bits = bitsOf(address);
    if (bits === null) return null;
    return kinds.find((kind) => this.tables.get(kind)?.has(bits)) ?? null;
  }

  async paths(): Promise<string[]> {
    return (await this.names()).map((name) => join(this.folder, name));
  }

  async read(): Promise<void> {
    const names = await this.names();
    for (const name of [...this.files.keys()]) if (!names.includes(name)) this.files.delete(name);
    for (const name of names) await this.readFile(name);
    for (const kind of kinds) {
      const ranges = [...this.files].filter(([name]) => kindOf(name) === kind).flatMap(([, some]) => some);
      this.tables.set(kind, new Ranges(ranges));
    }
  }

  private async names(): Promise<string[]> {
    return (await readdir(this.folder)).filter((name) => kindOf(name));
  }

  private async readFile(name: string): Promise<void> {
    try {
      const read = await readRangeFile(join(this.folder, name));
      const { ranges, broken } = read;
      if (!isUsable(read)) throw new Error(`${broken.length} lines are invalid, ${ranges.length} are valid`);
      this.files.set(name, ranges);
      const lines = broken.slice(0, 10);
      if (broken.length > 0)
        this.log.warn(
          { file: name, broken: broken.length, lines },
          'Invalid lines of an IP range file were skipped: correct them',
        );
    } catch (error) {
      this.log.warn(
        { err: error, file: name },
        'An IP range file is invalid: its previous content stays in use. Replace the file',
      );
    }
  }
}
