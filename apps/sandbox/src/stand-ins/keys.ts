// Keys that a stand-in shares with the product: all follow from one secret that both programs are started with.
import { createHmac } from 'node:crypto';

export function standInKey(secret: string, standIn: string, name: string): string {
  return createHmac('sha256', secret).update(`${standIn} ${name}`).digest('hex');
}
