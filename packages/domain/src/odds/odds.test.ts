import { expect, it } from 'vitest';
import { conversionOf } from './conversion.ts';
import { entryOdds, oddsOf } from './odds.ts';

const conversion = conversionOf({ mean: 0.4, kappa: 40 }, { entrants: 100, completes: 40 });

it('OD-01 odds are answers, conversion and behaviour together', () => {
  expect(oddsOf({ q: 1, conversion, behaviour: 1 })).toEqual({ p: conversion.mean, isKnown: true });
  expect(oddsOf({ q: 0.5, conversion, behaviour: 1 }).p).toBeCloseTo(0.2);
  expect(oddsOf({ q: 1, conversion, behaviour: 1.5 }).p).toBeCloseTo(0.5);
  expect(oddsOf({ q: 0, conversion, behaviour: 1.5 }).p).toBe(0);
});

it('OD-01 odds at entry are corrected before the answers are asked for', () => {
  const correct = (p: number) => p / 2;
  expect(entryOdds({ conversion, behaviour: 1, correct })).toBeCloseTo(0.2);
  expect(oddsOf({ q: 0.5, conversion, behaviour: 1, correct }).p).toBeCloseTo(0.1);
});

it('OD-01 odds of a survey that little is known of are not known', () => {
  const unknown = conversionOf({ mean: 0.4, kappa: 4 }, { entrants: 0, completes: 0 });
  expect(oddsOf({ q: 1, conversion: unknown, behaviour: 1 }).isKnown).toBe(false);
});
