// The mailboxes of the demo's users.
import type { FastifyInstance } from 'fastify';
import { inboxRoutes } from '../inbox/routes.ts';
import { publicFiles } from '../public-files.ts';
import type { MailStore } from './mail-store.ts';
import { page } from './page.ts';

export function mailRoutes(site: FastifyInstance, mailStore: MailStore, publicFolder: URL): void {
  const read = (to: string | null) => mailStore.read(to);
  inboxRoutes(site, { path: '/mail', isAddress: (to) => to.includes('@'), read, page });
  publicFiles(site, publicFolder, 'mail', ['page.css']);
}
