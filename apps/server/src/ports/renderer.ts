// How the server reaches the panel's renderer: the built file in production, Vite in development.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentText, FirstPaint } from '@earnwall/contract/first-paint';

export interface Renderer {
  /** The whole document of a visit, as HTML in parts; `onError` learns of what is left to the browser since it did not render. */
  render(paint: FirstPaint, nonce: string, onError: (error: unknown) => void): Promise<DocumentText>;
  /** The folder of built files under /assets, or null where `middleware` serves them. */
  readonly clientFolder: string | null;
  /** Answers requests for the panel's sources in development. */
  readonly middleware:
    | ((request: IncomingMessage, response: ServerResponse, next: () => void) => void)
    | null;
  close(): Promise<void>;
}
