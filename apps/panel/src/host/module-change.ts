import type { EmbedMessages } from '@earnwall/contract/embed-messages';
import { modules } from './modes.ts';

/** What is posted to the page around a single-page module instead of navigating. */
export type ModuleChange = 'back' | EmbedMessages['step-change'];

/** Null for a way that stays inside the module (EM-03). Pure. */
export function moduleChange(from: string, to: string): ModuleChange | null {
  const [here, there] = [moduleOf(from), moduleOf(to)];
  if (!here || !there || here === there) return null;
  return there === 'surveys' ? 'back' : { step: there, path: to };
}

const names = Object.keys(modules) as (keyof typeof modules)[];

function moduleOf(address: string) {
  const [path] = address.split('?');
  return names.find((name) => modules[name].some((own) => own === path));
}
