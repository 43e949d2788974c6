import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readStartUp } from '#app/start-up/start-up.ts';
import { gridShape } from '#parts/lists/grid-shape.ts';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { moneyDisplayOf } from '#session/money-display-of.ts';
import { generalQuery } from './general-query.ts';

const login = fc.constantFrom(
  'uh=alice',
  'u%68=bob',
  'uuid=a&app=demo&shash=b',
  'st=token',
  '?uh=carol',
  'uh',
);
const own = fc.constantFrom('', '&s=web', '&subid1=x', '&maid=m&otm=1', '&notification=n', '&%73=odd', '&&');
const general = fc.constantFrom(
  ...['', '&layout=vertical', '&layout=vertical&layout=horizontal', '&col_qty=2', '&cl=1&cn=EUR&cer=2'],
  ...['&umd=2', '&cid=%20', '&cid=c', '&subid-iframe=1', `&cn=${'x'.repeat(600)}`],
);

it('what a page follows from is read the same of each address, and a person is not in it', () => {
  const metadata = sampleMetadata();
  fc.assert(
    fc.property(login, own, general, (person, more, shown) => {
      const search = `${person}${more}${shown}`;
      const query = generalQuery(search);
      const plain = readStartUp(search);
      expect(gridShape(metadata.settings, query.startUp)).toEqual(gridShape(metadata.settings, plain));
      expect(moneyDisplayOf(metadata, query.startUp)).toEqual(moneyDisplayOf(metadata, plain));
      expect(query.hasClick).toBe(shown === '&cid=c');
      expect(query.search).toMatch(/(^|&)uh=somebody(&|$)/);
      expect(query.search).not.toMatch(/alice|bob|carol|token|uuid|shash|maid|notification/);
    }),
  );
});

it('people whose addresses ask for the same share what was read', () => {
  expect(generalQuery('uh=alice&layout=vertical')).toBe(generalQuery('uh=bob&s=web&layout=vertical'));
});
