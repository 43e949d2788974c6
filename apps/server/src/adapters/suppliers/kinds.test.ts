import { expect, it } from 'vitest';
import { describeKind } from '#console/suppliers/describe-kind.ts';
import { supplierKinds } from './kinds.ts';

it.each(supplierKinds.map((kind) => [kind.kind, kind] as const))(
  'SV-01 %s can be described to whoever connects an account',
  (name, kind) => {
    const { settings, secrets } = describeKind(kind);
    expect(settings).toMatchObject({ type: 'object', properties: expect.anything() });
    // The secrets of a configured one are named by its settings.
    const named = kind.kind.startsWith('configured-') ? Object(settings.properties).secrets : secrets[0];
    expect(named).toBeDefined();
    expect(supplierKinds.filter((other) => other.kind === name)).toEqual([kind]);
  },
);
