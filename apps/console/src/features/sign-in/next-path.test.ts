import { expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

it.each([
  ['', '/'],
  ['next=', '/'],
  ['next=%2Fteam%3Fopen%3Dinvite', '/team?open=invite'],
  ['next=%2Fapps%2Fpixel%2Fkeys', '/apps/pixel/keys'],
  ['next=https%3A%2F%2Fevil.example%2F', '/'],
  ['next=%2F%2Fevil.example%2F', '/'],
  ['next=%2F%5Cevil.example', '/'],
  ['next=javascript%3Aalert(1)', '/'],
  ['next=%2F..%2Fapi%2Fconsole%2Fme', '/'],
  ['next=%2F%2e%2e%2F', '/'],
  ['next=team', '/'],
  // Not to where it began.
  ['next=%2Fsign-in%3Fnext%3D%252Fteam', '/'],
  ['next=%2Finvitation%2Fabc', '/'],
  ['next=%2Fsign-ins', '/sign-ins'],
])('CO-04 ?%s leads to %s', (search, path) => expect(nextPath(search)).toBe(path));
