// What the page shows for a choice: the markup in place of the panel, the call that the page's script runs, the snippet.
import type { Config } from '../config.ts';
import type { Html } from '../html.ts';
import type { Choice } from './choice.ts';
import { type Call, embedFor } from './embed.ts';
import { handle } from './handle.ts';
import { snippetOf } from './snippets.ts';
import { stage } from './stage.ts';

export interface EmbedView {
  stage: Html;
  snippet: string;
  handle: Html;
  /** Null where a tag needs no script. */
  run: Call | null;
}

export function embedViewOf(choice: Choice, config: Pick<Config, 'productOrigin' | 'appSecrets'>): EmbedView {
  const embed = embedFor(choice, config);
  return {
    stage: stage(choice, embed),
    snippet: snippetOf(embed, config.productOrigin),
    handle: handle(embed),
    run: embed.kind === 'script' ? embed : null,
  };
}
