// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { type ContainerContext, createPanel } from './panel.ts';

const origin = 'https://panel.example';

/** A panel whose window records the messages it gets, and sends what a test wants. */
function setUp(options: Parameters<typeof createPanel>[2] = {}) {
  const done: unknown[] = [];
  const own = {
    postMessage: (message: unknown, to: string) => void done.push(['posted', message, to]),
    location: { replace: (to: string) => void done.push(['replaced', to]) },
  } as unknown as Window;
  let context: ContainerContext | undefined;
  const panel = createPanel(origin, 'script', options, (given) => {
    context = given;
    return {
      window: () => own,
      open: () => {
        done.push('open');
        given.notify('open');
      },
      close: () => void done.push('close'),
      remove: () => void done.push('remove'),
      resize: ({ height }) => void done.push(['resize', height]),
    };
  });
  const post = (message: object | null, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(new MessageEvent('message', { origin, source: own, data: message, ...from }));
  const message = (type: string, data: object = {}) => ({ ns: 'earnwall', v: 1, type, id: '', data });
  return { panel, done, post, message, context };
}

describe('EM-02 messages of a panel', () => {
  it.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another window', { source: window as never }],
    ['no window at all', { source: null }],
  ])('is nothing of %s', (_, from) => {
    const { panel, post, message } = setUp();
    const received: unknown[] = [];
    panel.on('survey-started', (data) => received.push(data));
    post(message('ps-survey-started', { sid: 's1' }), from);
    post({ type: 'ps-survey-started', data: { sid: 's2' } });
    post(null);
    expect(received).toEqual([]);
    post(message('ps-survey-started', { sid: 's3' }));
    expect(received).toEqual([{ sid: 's3' }]);
  });

  it('comes under its own name and without its prefix, until a listener ends or the panel does', () => {
    const { panel, post, message } = setUp();
    const received: string[] = [];
    const end = panel.on('ps-survey-started', ({ sid }) => received.push(`ps ${sid}`));
    panel.on('survey-started', ({ sid }) => received.push(`plain ${sid}`));
    post(message('ps-survey-started', { sid: '1' }));
    end();
    post(message('ps-survey-started', { sid: '2' }));
    panel.destroy();
    post(message('ps-survey-started', { sid: '3' }));
    expect(received).toEqual(['ps 1', 'plain 1', 'plain 2']);
  });

  it('calls the handlers of its container, and emits close once it has closed', () => {
    const { panel, post, message, done, context } = setUp();
    const received: string[] = [];
    panel.on('close', () => received.push('close'));
    panel.on('resize', ({ height }) => received.push(`resize ${height}`));
    post(message('resize', { height: 900 }));
    post(message('close'));
    expect(done).toEqual([['resize', 900], 'close']);
    expect(received).toEqual(['resize 900']);
    context?.notify('close');
    expect(received).toEqual(['resize 900', 'close']);
  });

  it('calls a listener that was added during an event from the next event on', () => {
    const { panel } = setUp();
    const received: number[] = [];
    const listen = () => {
      received.push(received.length);
      panel.on('open', listen);
    };
    panel.on('open', listen);
    panel.open();
    expect(received).toEqual([0]);
  });
});

describe('EM-04 a listener that fails', () => {
  it('stops nothing: the other listeners run, the panel goes on, and the page gets the error', () => {
    const { panel, done } = setUp();
    const received: string[] = [];
    const later: (() => void)[] = [];
    vi.stubGlobal('queueMicrotask', (task: () => void) => later.push(task));
    const mistake = new Error('a mistake of the page');
    panel.on('open', () => {
      throw mistake;
    });
    panel.on('open', () => received.push('open'));
    panel.open();
    vi.unstubAllGlobals();
    expect([done, received, later.length]).toEqual([['open'], ['open'], 1]);
    // Uncaught, as any mistake of the page would be.
    expect(later[0]).toThrow(mistake);
  });
});

describe('EM-04 a panel that is over', () => {
  it('does not open again, and says nothing more', () => {
    const { panel, done, context } = setUp();
    const received: string[] = [];
    panel.on('open', () => received.push('open'));
    panel.on('close', () => received.push('close'));
    panel.open();
    panel.destroy();
    panel.open();
    panel.prepare();
    context?.notify('close');
    expect(done).toEqual(['open', 'remove']);
    expect(received).toEqual(['open']);
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

describe('EM-04 messages to a panel', () => {
  it('who speaks and what it wants, after each load, and to the panel’s origin alone', () => {
    const { post, message, done } = setUp({ autoHeight: true });
    post(message('ready'));
    const hello = { ...message('hello', { watches_height: true }), id: expect.stringMatching(/^\d+$/) };
    expect(done).toEqual([['posted', hello, origin]]);
  });

  it('another address when its options change, and nothing when they do not', () => {
    const { panel, done } = setUp({ uuid: 'alice' });
    panel.update({ uuid: 'alice' });
    panel.update({ language: 'ar' });
    panel.update({ language: 'ar' });
    expect(done).toEqual([['replaced', `${origin}/?mode=script&uuid=alice&language=ar`]]);
  });
});
