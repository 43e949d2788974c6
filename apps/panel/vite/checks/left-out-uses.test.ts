import { expect, it } from 'vitest';
import { sourcesIn } from './sources.ts';

// What left-out.ts takes out of the build is still there for types and unit tests: a use of it would fail in the built
// panel alone.
const uses = [
  /import \{[^}]*\buse(Mutation|InfiniteQuery|SuspenseQuery|IsMutating)\b[^}]*\} from '@tanstack\/react-query'/,
  /\.(fetchQuery|prefetchQuery|ensureQueryData|cancelQueries|setQueryDefaults|setDefaultOptions|isMutating)\(/,
  /import \{[^}]*\b(Activity|Children|Profiler|ViewTransition|addTransitionType|cache|cacheSignal)\b[^}]*\} from 'react'/,
  /import \{[^}]*\b(cloneElement|useActionState|useOptimistic)\b[^}]*\} from 'react'/,
  /import \{[^}]*\b(pre\w+|requestFormReset|useFormStat\w+)\b[^}]*\} from 'react-dom'/,
];

it('no source of the panel uses what its build leaves out', () => {
  const sources = sourcesIn(['apps/panel/src'], /(?<!\.test)\.tsx?$/);
  const found = sources.filter(({ text }) => uses.some((use) => use.test(text)));
  expect(found.map(({ path }) => path)).toEqual([]);
});
