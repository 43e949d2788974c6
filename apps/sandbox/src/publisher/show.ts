// All that follows from a choice: what stands where the panel goes, what the page's script does with it, what to paste.
import type { Config } from '../config.ts';
import type { Html } from '../html.ts';
import type { Choice } from './choice.ts';
import { type Call, embedFor } from './embed.ts';
import { handle } from './handle.ts';
import { snippetOf } from './snippets.ts';
import { stage } from './stage.ts';

export interface Show {
  stage: Html;
  snippet: string;
  handle: Html;
  /** Null where a tag is enough. */
  run: Call | null;
}

export function showOf(choice: Choice, config: Pick<Config, 'productOrigin' | 'appSecrets'>): Show {
  const embed = embedFor(choice, config);
  return {
    stage: stage(choice, embed),
    snippet: snippetOf(embed, config.productOrigin),
    handle: handle(embed),
    run: embed.kind === 'script' ? embed : null,
  };
}
