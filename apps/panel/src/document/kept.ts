/**
 * What was made for a key, made once. There are two generations: when the younger one is full, what nobody has asked for
 * since the last time goes.
 */
export class Kept<Value> {
  private younger = new Map<string, Value>();
  private older = new Map<string, Value>();

  constructor(private readonly most: number) {}

  find(key: string): Value | undefined {
    const young = this.younger.get(key);
    if (young !== undefined) return young;
    const old = this.older.get(key);
    return old === undefined ? undefined : this.keep(key, old);
  }

  keep(key: string, value: Value): Value {
    if (this.younger.size >= this.most) {
      this.older = this.younger;
      this.younger = new Map();
    }
    this.younger.set(key, value);
    return value;
  }

  of(key: string, make: () => Value): Value {
    return this.find(key) ?? this.keep(key, make());
  }
}
