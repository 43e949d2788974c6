// What the shop sells for coins.
import type { Html } from '../../html.ts';
import { chest, heart, slime, sprite } from '../pixel-art.ts';

export interface Good {
  id: string;
  name: string;
  price: number;
  art: Html;
}

export const goods: readonly Good[] = [
  { id: 'heart', name: 'Spare heart', price: 300, art: sprite(heart, 'heart') },
  { id: 'chest', name: 'Mystery chest', price: 1_200, art: sprite(chest, 'chest') },
  { id: 'slime', name: 'Pet slime', price: 4_500, art: sprite(slime, 'slime') },
];

export const coinsText = (amount: number): string => `${written(amount)} ${amount === 1 ? 'coin' : 'coins'}`;

export const written = (amount: number): string => amount.toLocaleString('en-US').replace('-', '−');
