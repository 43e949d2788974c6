// Passwords as scrypt hashes. A hash takes 32 MB and a good part of a second by design, so that two are made at a time and
// a few wait; a flood of sign-ins is refused before it takes the memory and the threads of everything else.
import { type BinaryLike, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { ApiError } from './api-error.ts';

const usualCost = 2 ** 15;
const blockSize = 8;
const parallelization = 3;
const keyBytes = 32;
const maxAtOnce = 2;
const maxWaiting = 16;

export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** Takes as long as any other, and no password has it. */
  private readonly dummy: string;

  /** Tests have a lower cost. */
  constructor(private readonly cost = usualCost) {
    this.dummy = written(cost, randomBytes(16), randomBytes(keyBytes));
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    return written(this.cost, salt, await this.derive(password, salt, this.cost));
  }

  /** Takes the same time where there is no hash. */
  async isRight(password: string, stored: string | null): Promise<boolean> {
    const { cost, salt, key } = read(stored ?? this.dummy);
    const derived = await this.derive(password, salt, cost);
    return timingSafeEqual(derived, key) && stored !== null;
  }

  private async derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
    await this.turn();
    try {
      const maxmem = 256 * cost * blockSize;
      const options = { N: cost, r: blockSize, p: parallelization, maxmem };
      // The same word typed on another keyboard has the same characters.
      return await derived(password.normalize('NFKC'), salt, options);
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }

  private async turn(): Promise<void> {
    if (this.running >= maxAtOnce) {
      if (this.waiting.length >= maxWaiting)
        throw new ApiError('unavailable', 'Too many people are signing in. Try again in a moment.');
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    this.running += 1;
  }
}

const written = (cost: number, salt: Buffer, key: Buffer): string =>
  ['scrypt', cost, blockSize, parallelization, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  );

function read(stored: string): { cost: number; salt: Buffer; key: Buffer } {
  const [, cost = '', , , salt = '', key = ''] = stored.split('$');
  return { cost: Number(cost), salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
}

const derived = (password: BinaryLike, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password, salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key))),
  );
