import { describe, expect, it } from 'vitest';
import { cleanDescription, cleanSteps, cleanTitle } from './offer-texts.ts';

describe('texts of networks', () => {
  it.each([
    ['a script', '<p>Play<script>alert(1)</script></p>', '<p>Play</p>'],
    ['a handler', '<p onclick="alert(1)">Play</p>', '<p>Play</p>'],
    ['a picture with a handler', 'Play<img src=x onerror=alert(1)>', 'Play'],
    ['a drawing', '<svg/onload=alert(1)>Play', 'Play'],
    ['a frame', '<iframe src="https://evil.test"></iframe>Play', 'Play'],
    ['a form', '<form action="https://evil.test"><button>Play</button></form>', 'Play'],
    ['a style sheet', '<style>*{display:none}</style>Play', 'Play'],
    ['a comment', '<!--<img src=x onerror=alert(1)>-->Play', 'Play'],
    ['a link that runs', '<a href="javascript:alert(1)">Play</a>', '>Play</a>'],
    ['a link that hides what it runs', '<a href="java&#10;script:alert(1)">Play</a>', '>Play</a>'],
    ['a link of data', '<a href="data:text/html,<script>alert(1)</script>">Play</a>', '>Play</a>'],
    ['math that changes its mind', '<math><mi//xlink:href="data:x,alert(1)">Play', 'Play'],
    ['a template', '<template><script>alert(1)</script></template>Play', 'Play'],
    ['a tag that never ends', '<p>Play<img src=x onerror=alert(1) ', 'Play'],
  ])('OF-10 lose %s', (_what, html, kept) => {
    for (const clean of [cleanTitle, cleanDescription, cleanSteps]) {
      const cleaned = clean(html);
      expect(cleaned).not.toMatch(
        /script:|<script|onerror|onclick|onload|<img|<svg|<iframe|<form|<style|data:|<math|<template/i,
      );
      expect(cleaned.replace(/<\/?p>/g, '')).toContain(kept.replace(/^>|<\/?(p|a)>/g, ''));
    }
  });

  it('OF-10 keep their marks; links leave the panel by a tab of their own', () => {
    expect(cleanDescription('<p>Play <b>now</b> at <a href="https://game.test/x">game</a></p>')).toBe(
      '<p>Play <b>now</b> at <a href="https://game.test/x" target="_blank" rel="noopener noreferrer">game</a></p>',
    );
    expect(cleanTitle('<b>Dragon</b> <a href="https://game.test">Isles</a>')).toBe('<b>Dragon</b> Isles');
  });

  it('OF-10 keep no style in steps, and in descriptions none that could cover the page or fetch', () => {
    const html = '<p style="font-weight:bold;position:fixed;background:url(https://evil.test/x)">Play</p>';
    expect(cleanDescription(html)).toBe('<p style="font-weight:bold">Play</p>');
    expect(cleanSteps(html)).toBe('<p>Play</p>');
  });
});
