import { describe, expect, it } from 'vitest';
import { fileName } from './file-name.ts';

describe('TK-02 what a file is called', () => {
  it.each([
    ['screen.png', 'screen.png'],
    ['SCREEN.PNG', 'SCREEN.PNG'],
    ['スクリーン ☃.png', 'スクリーン ☃.png'],
    ['C:\\\\Users\\\\ada\\\\screen.png', 'screen.png'],
    ['../../etc/passwd', 'passwd.png'],
    ['shot %221%22.png', 'shot "1".png'],
    ['a%0D%0Ab.png', 'a  b.png'],
    ['a\0b\u202egnp.exe\n', 'abgnp.exe.png'],
    ['invoice.html', 'invoice.html.png'],
    ['invoice.png.html', 'invoice.png.html.png'],
    ['invoice.html.', 'invoice.html.png'],
    ['invoice.html. . ', 'invoice.html.png'],
    ['invoice.html\u200b.png\u200b', 'invoice.html.png'],
    ['photo.jpg', 'photo.jpg.png'],
    ['.htaccess', 'htaccess.png'],
    ['.png', 'png.png'],
    ['..', 'file.png'],
    ['/', 'file.png'],
    ['', 'file.png'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(116)}.png`],
    [`${'x'.repeat(300)}.html`, `${'x'.repeat(111)}.html.png`],
  ])('%j of a PNG is %j', (given, name) => {
    expect(fileName(given, 'image/png')).toBe(name);
    expect(fileName(name, 'image/png')).toBe(name);
  });

  it.each([
    ['photo.jpg', 'image/jpeg', 'photo.jpg'],
    ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
    ['photo.png', 'image/jpeg', 'photo.png.jpg'],
    ['film.svg', 'video/webm', 'film.svg.webm'],
    ['film', 'video/mp4', 'film.mp4'],
  ] as const)('%j of %s is %j', (given, type, name) => {
    expect(fileName(given, type)).toBe(name);
  });
});
