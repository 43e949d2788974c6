import type { Plugin } from 'vite';

const ID = 'virtual:development-entry';

const code = `
import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/src/entry-client.tsx');
`;

/** What Vite would put inline into a document, as a module: the panel's pages allow no inline scripts. */
export function developmentEntry(): Plugin {
  return {
    name: 'earnwall:development-entry',
    apply: 'serve',
    resolveId: (id) => (id === ID ? id : null),
    load: (id) => (id === ID ? code : null),
  };
}
