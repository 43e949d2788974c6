import { describe, expect, it } from 'vitest';
import { manifestFor } from './manifest.ts';

const origin = 'https://panel.example';
const manifest = manifestFor({ origin, version: '1.2.3', key: 'the key' });

describe('EX-02 the manifest', () => {
  it('EX-02 touches the product’s own origin and nothing else', () => {
    const { host_permissions, content_scripts } = manifest;
    const matches = [...host_permissions, ...content_scripts.flatMap((script) => script.matches)];
    expect(new Set(matches)).toEqual(new Set([`${origin}/*`]));
  });

  it('EX-02 asks for no permission that Chrome would warn of', () => {
    expect(manifest.permissions).toEqual(['alarms', 'storage']);
  });

  it('EX-02 carries a key only where one is given', () => {
    expect(manifest).toMatchObject({ manifest_version: 3, version: '1.2.3', key: 'the key' });
    expect(manifestFor({ origin, version: '1', key: null })).not.toHaveProperty('key');
  });
});
