import type { RenderDocument } from '@earnwall/contract/first-paint';
import { readAssets, sources } from '#document/assets.ts';
import { documentOf } from '#document/document.ts';

const assets = import.meta.env.DEV ? sources : readAssets(new URL('../client/', import.meta.url));

export const renderDocument: RenderDocument = (paint, nonce) =>
  documentOf({ paint, nonce, assets, title: 'Earnwall', body: '', hydrate: false });
