import { type RunMode, runModes } from '@earnwall/contract/run-modes';
import { describe, expect, it } from 'vitest';
import { type Capabilities, capabilitiesOf, chooseMode } from './modes.ts';

const modesWith = (test: (can: Capabilities) => boolean) =>
  runModes.filter((mode) => test(capabilitiesOf(mode)));

describe('mode × capability', () => {
  it('hides the Surveys/Games switch in integration mode: any but page and in-app', () => {
    expect(modesWith((can) => can.gamesSwitch)).toEqual(['page', 'in-app']);
  });

  it('hides back and close where the surrounding page has them (EM-01, decision 0004)', () => {
    expect(modesWith((can) => can.close === 'acts')).toEqual(['page', 'in-app']);
    expect(modesWith((can) => can.back === 'acts')).toEqual(['page', 'in-app']);
  });

  it('tells the page in single-page mode instead of going back itself', () => {
    expect(modesWith((can) => can.back === 'emits')).toEqual(['single-page']);
    expect(modesWith((can) => can.betweenModules === 'emits')).toEqual(['single-page']);
    expect(modesWith((can) => can.leaveResult === 'emits')).toEqual(['script', 'single-page']);
  });

  it('ends in a word to the page where the panel has a dialog or a window to itself', () => {
    expect(modesWith((can) => can.finish === 'emits')).toEqual(['modal', 'popup']);
  });

  it('RS-01 leaves a stale result everywhere but in a mobile wrapper', () => {
    expect(modesWith((can) => !can.leavesStaleResult)).toEqual(['in-app']);
  });

  it('ER-02 has no Home button in embedded-script and single-page mode', () => {
    expect(modesWith((can) => !can.errorHome)).toEqual(['script', 'single-page']);
  });

  it('shows the tabs of the history only where the panel is not embedded', () => {
    const embedded: RunMode[] = ['iframe', 'script', 'modal', 'popup', 'single-page'];
    expect(modesWith((can) => can.embedded)).toEqual(embedded);
    expect(modesWith((can) => !can.activityTabs)).toEqual(embedded);
  });

  it('gives the page the title of its module in single-page mode', () => {
    expect(modesWith((can) => can.moduleTitle)).toEqual(['single-page']);
  });
});

describe('chooseMode', () => {
  const page = { framed: false, inApp: false, singleSurvey: false };

  it.each<[string | null, Partial<typeof page>, RunMode]>([
    [null, {}, 'page'],
    [null, { framed: true }, 'iframe'],
    [null, { inApp: true }, 'in-app'],
    [null, { singleSurvey: true }, 'single-survey'],
    [null, { singleSurvey: true, inApp: true }, 'single-survey'],
    ['modal', { framed: true }, 'modal'],
    ['page', { framed: true, singleSurvey: true }, 'page'],
    ['nonsense', { framed: true }, 'iframe'],
  ])('asked %s, around it %j: %s', (asked, around, mode) => {
    expect(chooseMode(asked, { ...page, ...around })).toBe(mode);
  });
});
