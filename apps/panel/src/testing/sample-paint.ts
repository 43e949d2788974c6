import type { FirstPaint } from '@earnwall/contract/first-paint';

/** What the server hands to the renderer for somebody it knows nothing of. */
export function samplePaint(changes: Partial<FirstPaint> = {}): FirstPaint {
  return {
    url: '/',
    now: 0,
    language: 'en',
    locale: 'en-US',
    dir: 'ltr',
    framed: false,
    design: null,
    config: {
      api_base: '/api',
      support_base: '/api',
      admin_base: '/api',
      respondents_base: null,
      realtime: null,
    },
    metadata: null,
    surveys: null,
    failure: null,
    ...changes,
  };
}
