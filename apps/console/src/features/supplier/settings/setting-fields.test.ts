import { describe, expect, it } from 'vitest';
import { draftsOf, readSettings, settingFields } from './setting-fields.ts';

const schema = {
  type: 'object',
  properties: {
    base: { type: 'string', format: 'uri' },
    hash_name: { type: 'string', default: 'hash' },
    commission_percent: { type: 'number', minimum: 0 },
    hold_days: { type: 'integer', default: 0 },
    outcomes_path: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null },
    tracking: { type: 'string', enum: ['NONE', 'S2S'], default: 'NONE' },
    asks: { type: 'boolean', default: false },
    hosts: { type: 'array', items: { type: 'string' }, default: ['a.example', 'b.example'] },
    ips: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'string' }] }, default: [] },
    discloses: { type: 'array', items: { type: 'string', enum: ['age', 'gender'] }, default: [] },
    questions: { type: 'object', additionalProperties: {}, default: {} },
  },
  required: ['base', 'commission_percent'],
};
const fields = settingFields(schema);

describe('CO-02 the form of a kind of supplier', () => {
  it('has a field for each setting, by what may be entered', () => {
    expect(fields.map(({ name, kind, required, fallback }) => [name, kind, required, fallback])).toEqual([
      ['base', 'text', true, null],
      ['hash_name', 'text', false, 'hash'],
      ['commission_percent', 'number', true, null],
      ['hold_days', 'number', false, '0'],
      ['outcomes_path', 'text', false, null],
      ['tracking', 'choice', false, 'NONE'],
      ['asks', 'switch', false, 'false'],
      ['hosts', 'list', false, 'a.example\nb.example'],
      ['ips', 'list', false, ''],
      ['discloses', 'choices', false, ''],
      ['questions', 'json', false, '{}'],
    ]);
    expect(fields[2]?.label).toBe('Commission percent');
  });

  it('reads what was typed, and leaves out what is empty', () => {
    const draft = {
      ...{
        base: ' https://x.example ',
        commission_percent: '30',
        asks: 'true',
        hosts: 'c.example\n\n d.example',
      },
      ...{ discloses: 'age', questions: '{"7": {}}', hash_name: '', tracking: 'S2S' },
    };
    expect(readSettings(fields, draft)).toEqual({
      errors: {},
      settings: {
        ...{ base: 'https://x.example', commission_percent: 30, tracking: 'S2S', asks: true },
        ...{ hosts: ['c.example', 'd.example'], discloses: ['age'], questions: { 7: {} } },
      },
    });
  });

  it('names what is missing or wrong by the pointer that the server would use', () => {
    expect(readSettings(fields, { commission_percent: 'many', questions: '{' }).errors).toEqual({
      '/settings/base': ['This is needed.'],
      '/settings/commission_percent': ['This is no number.'],
      '/settings/questions': ['This is no JSON.'],
    });
  });

  it('gives stored settings back as they are', () => {
    const stored = {
      ...{ base: 'https://x.example', commission_percent: 12.5, hosts: ['c.example'], asks: false },
      ...{ questions: { 7: { a: [1] } } },
    };
    expect(readSettings(fields, draftsOf(fields, stored)).settings).toEqual(stored);
  });
});
