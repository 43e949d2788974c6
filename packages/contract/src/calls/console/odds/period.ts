import * as z from 'zod';
import { hash } from '../../../entities/scalars.ts';

export const day = z.iso.date().startsWith('20').max(10).describe('Of UTC.');

/** What each list of odds can be asked for. */
export const periodQuery = {
  app: hash.optional(),
  from: day.optional().describe('The last 28 days when absent.'),
  to: day.optional().describe('Included; today when absent.'),
};
