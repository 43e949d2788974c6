// Memory for answers that are written and sent once: a page is lent to an answer and given back when the last byte has left,
// so that the next answer is written where the processor's cache still is, and nothing has to be collected (decision 0139).

/** More than the longest list that is usual. */
const pageBytes = 128 * 1024;
/** Whatever more is in use at once is left to the garbage collector. */
const mostFree = 128;

const zero = 0x30;

const free: LentPage[] = [];

export class LentPage {
  private page = Buffer.allocUnsafeSlow(pageBytes);
  private length = 0;

  static take(): LentPage {
    return free.pop() ?? new LentPage();
  }

  get bytes(): Buffer {
    return this.page.subarray(0, this.length);
  }

  write(piece: Uint8Array): void {
    const end = this.length + piece.length;
    if (end > this.page.length) this.growTo(2 * end);
    this.page.set(piece, this.length);
    this.length = end;
  }

  /** Of ASCII, and short: a copy would cost more. */
  writeText(text: string): void {
    if (this.length + text.length > this.page.length) this.growTo(2 * (this.length + text.length));
    for (let at = 0; at < text.length; at += 1) this.page[this.length + at] = text.charCodeAt(at);
    this.length += text.length;
  }

  /** Writes a whole number over what is there: its last digit before the end given, counted from the end of the page. */
  fillIn(endBefore: number, value: number): void {
    let at = this.length - endBefore;
    for (let left = value; left > 0; left = (left / 10) | 0) {
      at -= 1;
      this.page[at] = zero + (left % 10);
    }
  }

  fillInText(endBefore: number, text: string): void {
    const start = this.length - endBefore - text.length;
    for (let at = 0; at < text.length; at += 1) this.page[start + at] = text.charCodeAt(at);
  }

  /** Only by who took it, once, and when nobody reads its bytes any more. */
  giveBack(): void {
    this.length = 0;
    if (free.length < mostFree && this.page.length === pageBytes) free.push(this);
  }

  private growTo(length: number): void {
    const grown = Buffer.allocUnsafeSlow(length);
    grown.set(this.bytes);
    this.page = grown;
  }
}
