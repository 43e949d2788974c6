import { expect, it } from 'vitest';
import { qrPath } from './qr-code.tsx';

it('a QR code is drawn as bars', () => {
  expect(qrPath(['101', '011'])).toBe('M0 0h1v1h-1zM2 0h1v1h-1zM1 1h2v1h-2z');
});
