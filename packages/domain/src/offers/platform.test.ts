import { describe, expect, it } from 'vitest';
import { platformOf } from './platform.ts';

describe('platformOf', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'ios'],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'ios'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Mobile Safari/537.36', 'android'],
    ['Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Safari/537.36', 'android'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15', 'desktop'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'desktop'],
    [undefined, 'desktop'],
  ])('%s is %s', (userAgent, platform) => {
    expect(platformOf(userAgent)).toBe(platform);
  });

  it('ID-12 inside a phone app it is what the app says: an iPad calls itself a Mac there', () => {
    expect(platformOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15', 'ios')).toBe(
      'ios',
    );
    expect(platformOf('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'web')).toBe('desktop');
  });
});
