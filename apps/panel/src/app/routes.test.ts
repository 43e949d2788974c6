import { panelPaths } from '@earnwall/contract/panel-paths';
import { describe, expect, it } from 'vitest';
import { findRoute, routes } from './routes.ts';

it('RT-01 the required names exist, each at its address', () => {
  const paths = routes.map(({ name, path }) => `${name} ${path}`);
  const named = ['error', 'result', 'questions', 'qualify', 'single-survey', 'policy'];
  const support = ['support', 'support-create-ticket'];
  expect(paths).toEqual(
    expect.arrayContaining(['main /', ...[...named, ...support].map((name) => `${name} /${name}`)]),
  );
});

it('RT-01 the server knows the addresses of all screens', () => {
  expect(routes.map(({ path }) => path)).toEqual(panelPaths);
});

describe('findRoute', () => {
  it.each(routes.map((route) => [route.name, route.path.replace(/\{\w+\}/, 'offers')] as const))(
    'finds %s at %s',
    (name, path) => {
      expect(findRoute(path).route.name).toBe(name);
      if (path !== '/') expect(findRoute(`${path}/`).route.name).toBe(name);
    },
  );

  it('RT-02 any other path falls through to the survey list', () => {
    const list = findRoute('/').route.screen;
    for (const path of ['/nothing', '/surveys/more', '/activities-history', '/design-preview', '/offer/3']) {
      expect(findRoute(path).route.name).toBe('main');
      expect(findRoute(path).route.screen).toBe(list);
    }
  });

  it('hands over the named parts of a path', () => {
    expect(findRoute('/activities-history/offers').params).toEqual({ activity: 'offers' });
    expect(findRoute('/design-preview/result').params).toEqual({ preview: 'result' });
  });
});
