// Reads the fields of one row, and remembers what is wrong with it: all of it at once, so that a dry run shows the whole.
import { microsOfDecimal } from '#adapters/suppliers/decimal-micros.ts';
import { valueAt } from '#request/json-pointer.ts';
import type { Field } from './schema/field.ts';

export class RowReader {
  readonly problems: string[] = [];

  constructor(
    readonly row: unknown,
    /** Before the names of fields, where it is a part of a row. */
    private readonly part = '',
  ) {}

  at(pointer: string): unknown {
    return valueAt(this.row, pointer);
  }

  problem(name: string, what: string): void {
    this.problems.push(`${this.part}${name}: ${what}`);
  }

  /** Null where the row has none. */
  optionalText(name: string, field: Field | undefined, most: number): string | null {
    const found = field && this.raw(field);
    if (field === undefined || isNothing(found)) return null;
    const text = scalarText(found);
    if (text === null) this.problem(name, 'it is no text');
    else if (text.length > most) this.problem(name, `it is longer than ${most} characters`);
    // PostgreSQL cannot store it.
    else if (text.includes('\0')) this.problem(name, 'it contains a NUL');
    else return this.mapped(name, field, text);
    return null;
  }

  text(name: string, field: Field, most: number): string {
    const before = this.problems.length;
    const text = this.optionalText(name, field, most);
    if ((text === null || text === '') && this.problems.length === before)
      this.problem(name, 'it is missing');
    return text ?? '';
  }

  /** One text, or several; null where the row has none. */
  texts(name: string, field: Field, most: number): string[] | null {
    const found = this.raw(field);
    if (isNothing(found)) return null;
    const list: readonly unknown[] = Array.isArray(found) ? found : [found];
    if (list.length > most) this.problem(name, `it has more than ${most} items`);
    return list.slice(0, most).flatMap((item) => {
      const text = scalarText(item);
      if (text === null) this.problem(name, 'it is no list of texts');
      return text ?? [];
    });
  }

  /** Null where the row has none. */
  optionalNumber(name: string, field: Field | undefined, least: number, most: number): number | null {
    const found = field && this.raw(field);
    if (field === undefined || isNothing(found)) return null;
    const scaled =
      typeof found === 'number' ? scaledBy(found, found === field.otherwise ? 1 : field.scale) : Number.NaN;
    if (scaled >= least && scaled <= most) return scaled;
    this.problem(name, `it is no number from ${least} to ${most}`);
    return null;
  }

  number(name: string, field: Field, least: number, most: number): number {
    const before = this.problems.length;
    const number = this.optionalNumber(name, field, least, most);
    if (number === null && this.problems.length === before) this.problem(name, 'it is missing');
    return number ?? least;
  }

  micros(name: string, field: Field, payoutScale: number): bigint {
    const found = this.raw(field);
    const micros = microsOfDecimal(found);
    if (micros === null) this.problem(name, isNothing(found) ? 'it is missing' : 'it is no amount of money');
    return (micros ?? 0n) / BigInt(Math.round(1 / (field.scale * payoutScale)));
  }

  list(name: string, pointer: string, most: number): readonly unknown[] | null {
    const found = this.at(pointer);
    if (isNothing(found)) return null;
    if (Array.isArray(found) && found.length <= most) return found;
    this.problem(name, Array.isArray(found) ? `it has more than ${most} items` : 'it is no list');
    return null;
  }

  private raw({ at, none, otherwise }: Field): unknown {
    for (const pointer of at) {
      const found = this.at(pointer);
      if (!isNothing(found) && !none.includes(String(found))) return found;
    }
    return otherwise;
  }

  private mapped(name: string, { map, otherwise }: Field, text: string): string | null {
    if (map === null || text === otherwise) return text;
    const ours = map.get(text);
    if (ours === undefined) this.problem(name, 'it has no counterpart');
    return ours ?? null;
  }
}

/** A hundredth is divided by, because 57 × 0.01 is not 0.57. */
function scaledBy(number: number, scale: number): number {
  const divisor = Math.round(1 / scale);
  return scale < 1 && 1 / divisor === scale ? number / divisor : number * scale;
}

const isNothing = (value: unknown): value is undefined | null => value === undefined || value === null;

export function scalarText(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? `${value}`
    : null;
}
