// The frame that a mounted panel and a modal share.
import { make } from './element.ts';
import type { PlaceTools } from './panel.ts';

export function createFrame({ title, loaded }: PlaceTools): HTMLIFrameElement {
  return make('iframe', 'border:0;display:block;width:100%;height:100%', {
    title,
    allow: 'clipboard-write',
    onload: loaded,
  });
}
