// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createPanel, type PlaceTools } from './panel.ts';

const origin = 'https://panel.example';

/** A panel whose window notes what it is told, and says what a test wants. */
function setUp(options: Parameters<typeof createPanel>[2] = {}) {
  const done: unknown[] = [];
  const own = {
    postMessage: (message: unknown, to: string) => void done.push(['told', message, to]),
    location: { replace: (to: string) => void done.push(['replaced', to]) },
  } as unknown as Window;
  let tools: PlaceTools | undefined;
  const panel = createPanel(origin, 'script', options, (given) => {
    tools = given;
    return {
      window: () => own,
      open: () => {
        done.push('open');
        given.tell('open');
      },
      close: () => void done.push('close'),
      remove: () => void done.push('remove'),
      resize: ({ height }) => void done.push(['resize', height]),
    };
  });
  const say = (message: object | null, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(new MessageEvent('message', { origin, source: own, data: message, ...from }));
  const message = (type: string, data: object = {}) => ({ ns: 'earnwall', v: 1, type, id: '', data });
  return { panel, done, say, message, tools };
}

describe('EM-02 what a panel hears', () => {
  it.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another window', { source: window as never }],
    ['no window at all', { source: null }],
  ])('is nothing of %s', (_, from) => {
    const { panel, say, message } = setUp();
    const heard: unknown[] = [];
    panel.on('survey-started', (data) => heard.push(data));
    say(message('ps-survey-started', { sid: 's1' }), from);
    say({ type: 'ps-survey-started', data: { sid: 's2' } });
    say(null);
    expect(heard).toEqual([]);
    say(message('ps-survey-started', { sid: 's3' }));
    expect(heard).toEqual([{ sid: 's3' }]);
  });

  it('comes under its own name and without its prefix, until a listener ends or the panel does', () => {
    const { panel, say, message } = setUp();
    const heard: string[] = [];
    const end = panel.on('ps-survey-started', ({ sid }) => heard.push(`ps ${sid}`));
    panel.on('survey-started', ({ sid }) => heard.push(`plain ${sid}`));
    say(message('ps-survey-started', { sid: '1' }));
    end();
    say(message('ps-survey-started', { sid: '2' }));
    panel.destroy();
    say(message('ps-survey-started', { sid: '3' }));
    expect(heard).toEqual(['ps 1', 'plain 1', 'plain 2']);
  });

  it('leads to what its place can do, and a close is told when it has happened', () => {
    const { panel, say, message, done, tools } = setUp();
    const heard: string[] = [];
    panel.on('close', () => heard.push('close'));
    panel.on('resize', ({ height }) => heard.push(`resize ${height}`));
    say(message('resize', { height: 900 }));
    say(message('close'));
    expect(done).toEqual([['resize', 900], 'close']);
    expect(heard).toEqual(['resize 900']);
    tools?.tell('close');
    expect(heard).toEqual(['resize 900', 'close']);
  });

  it('is heard from the next time on by whoever begins to listen while it is told', () => {
    const { panel } = setUp();
    const heard: number[] = [];
    const hear = () => {
      heard.push(heard.length);
      panel.on('open', hear);
    };
    panel.on('open', hear);
    panel.open();
    expect(heard).toEqual([0]);
  });
});

describe('EM-04 a listener that fails', () => {
  it('harms nobody: the others hear, the panel goes on, and the page learns of the error', () => {
    const { panel, done } = setUp();
    const heard: string[] = [];
    const later: (() => void)[] = [];
    vi.stubGlobal('queueMicrotask', (task: () => void) => later.push(task));
    const mistake = new Error('a mistake of the page');
    panel.on('open', () => {
      throw mistake;
    });
    panel.on('open', () => heard.push('open'));
    panel.open();
    vi.unstubAllGlobals();
    expect([done, heard, later.length]).toEqual([['open'], ['open'], 1]);
    // Uncaught, as any mistake of the page would be.
    expect(later[0]).toThrow(mistake);
  });
});

describe('EM-04 a panel that is over', () => {
  it('does not open again, and says nothing more', () => {
    const { panel, done, tools } = setUp();
    const heard: string[] = [];
    panel.on('open', () => heard.push('open'));
    panel.on('close', () => heard.push('close'));
    panel.open();
    panel.destroy();
    panel.open();
    panel.prepare();
    tools?.tell('close');
    expect(done).toEqual(['open', 'remove']);
    expect(heard).toEqual(['open']);
  });
});

describe('EM-01 what opens a panel', () => {
  it.each(['a', 'button'])('is pressed and does nothing else, be it a link or of a form: %s', (tag) => {
    const trigger = document.createElement(tag);
    const { done } = setUp({ trigger });
    const press = new MouseEvent('click', { cancelable: true });
    trigger.dispatchEvent(press);
    expect([press.defaultPrevented, done]).toEqual([true, ['open']]);
  });
});

describe('EM-04 what a panel is told', () => {
  it('who speaks and what it wants, after each load, and to the panel’s origin alone', () => {
    const { say, message, done } = setUp({ autoHeight: true });
    say(message('ready'));
    const hello = { ...message('hello', { watches_height: true }), id: expect.stringMatching(/^\d+$/) };
    expect(done).toEqual([['told', hello, origin]]);
  });

  it('another address when its options change, and nothing when they do not', () => {
    const { panel, done } = setUp({ uuid: 'alice' });
    panel.update({ uuid: 'alice' });
    panel.update({ language: 'ar' });
    panel.update({ language: 'ar' });
    expect(done).toEqual([['replaced', `${origin}/?mode=script&uuid=alice&language=ar`]]);
  });
});
