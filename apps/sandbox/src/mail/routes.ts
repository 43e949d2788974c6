// What came to the mailboxes.
import type { FastifyInstance } from 'fastify';
import { inboxRoutes } from '../inbox/routes.ts';
import { publicFiles } from '../public-files.ts';
import type { Letters } from './letters.ts';
import { page } from './page.ts';

export function mailRoutes(site: FastifyInstance, letters: Letters, publicFolder: URL): void {
  const read = (to: string | null) => letters.read(to);
  inboxRoutes(site, { path: '/mail', isAddress: (to) => to.includes('@'), read, page });
  publicFiles(site, publicFolder, 'mail', ['page.css']);
}
