import { Kept } from './kept.ts';

/** Short names for long texts, for keys that are written again and again. A name never stands for another text. */
export class ShortNames {
  private readonly names: Kept<string>;
  private count = 0;

  constructor(most: number) {
    this.names = new Kept(most);
  }

  of(text: string): string {
    return this.names.of(text, () => `${++this.count}`);
  }
}
