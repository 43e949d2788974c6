// What is written in the page: script, frame, app id.
import { type Check, unverified } from '#check.ts';
import type { Pages } from './load-pages.ts';
import { bad, doubtful, loaded, ok, pageCheck } from './page-check.ts';

const noneWritten = 'neither script nor frame of the panel is written in the page';

export const markupChecks: readonly Check<Pages>[] = [
  pageCheck(
    'page-loads',
    ['a page of HTML', 'Give the address of the page that shows the panel.'],
    ({ page }) => {
      if (typeof page === 'string') return bad(page);
      const type = page.headers.get('content-type') ?? 'no type';
      return page.status === 200 && type.includes('html')
        ? ok(`200, ${type}`)
        : bad(`${page.status}, ${type}`);
    },
  ),
  pageCheck(
    'page-embed',
    ['the script or a frame of the panel', 'Put the snippet of the guide on the page.'],
    ({ scripts, frames }) =>
      scripts.length + frames.length > 0
        ? ok(`${scripts.length} scripts and ${frames.length} frames of the panel`)
        : unverified(`${noneWritten}; what scripts make at run time is seen by a browser only`),
    'page-loads',
  ),
  pageCheck(
    'page-mixed-content',
    ['https, as the page', 'Write the address of the panel with https: browsers block it otherwise.'],
    ({ page, scripts, frames }) => {
      const isSecure = loaded(page).url.protocol === 'https:';
      const open = [...scripts, ...frames].filter(({ url }) => url?.protocol === 'http:');
      return isSecure && open.length > 0
        ? bad(`${open[0]?.url?.href.slice(0, 60)} on a page of https`)
        : ok('none');
    },
    'page-embed',
  ),
  pageCheck(
    'page-panel-origin',
    ['the origin of the panel', 'Scheme, host and port must be those of the panel.'],
    ({ scripts, frames, panelOrigin }) => {
      const others = [...scripts, ...frames].filter(({ url }) => url?.origin !== panelOrigin.origin);
      return others.length > 0 ? bad(`${others[0]?.url?.origin}`) : ok(panelOrigin.origin);
    },
    'page-mixed-content',
  ),
  pageCheck(
    'page-app',
    ['the id of your app', 'Use the app id that the operator gave you, in each place.'],
    ({ frames, lines, options }) => {
      const inFrames = frames.map(({ url }) => url?.searchParams.get('app') ?? '');
      const inLines = lines.flatMap(({ text }) =>
        [...text.matchAll(/\bapp['"]?\s*:\s*(['"`])([^'"`]*)\1/g)].map(([, , app = '']) => app),
      );
      // A user hash and a session token stand for the app.
      const found = [...inFrames, ...inLines].filter(
        (app, index) =>
          app !== '' || !['uh', 'st'].some((name) => frames[index]?.url?.searchParams.has(name)),
      );
      const wrong = found.find((app) => app !== options.app);
      if (wrong !== undefined) return bad(wrong === '' ? 'a frame without app' : `app ${wrong}`);
      return found.length > 0
        ? ok(options.app)
        : unverified('the app is given by a script, or by the package');
    },
    'page-embed',
  ),
  pageCheck(
    'page-frame-title',
    ['a title on each frame', 'Give the iframe a title, as title="Earn coins": screen readers announce it.'],
    ({ frames }) => {
      const untitled = frames.filter(({ tag }) => !tag.attributes.get('title')?.trim());
      if (frames.length === 0) return ok('the script titles its frames by itself');
      return untitled.length > 0
        ? doubtful(`${untitled.length} frames without a title`)
        : ok('each frame has one');
    },
    'page-embed',
  ),
  pageCheck(
    'page-secrets',
    [
      'no secret',
      'Whoever opens the page can read it, and use it in your name: have it rotated, and keep it on your server.',
    ],
    ({ page, options }) => {
      const { text } = loaded(page);
      if (options.secrets.some((secret) => text.includes(secret)) || /whsec_[\w+/=]{16}/.test(text))
        return bad('a secret of postbacks is in the page');
      return /ewk_[0-9A-Za-z]{8}_[\w-]{43}/.test(text)
        ? bad('a key of the API is in the page')
        : ok('none found');
    },
    'page-loads',
  ),
];
