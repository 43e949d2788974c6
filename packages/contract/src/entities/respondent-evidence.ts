import * as z from 'zod';

/**
 * The answer of the respondents service, passed on unchanged: services differ, and only the server reads it.
 * It comes through the browser, so it can lower a user's eligibility but never raise it.
 */
const report = z
  .record(z.string().max(64), z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
  .refine((fields) => Object.keys(fields).length <= 64, 'At most 64 fields.');

export const respondentEvidence = {
  respondent: report.describe('About the respondent.'),
  surveys: z.array(report).max(100).describe('About the surveys asked for.'),
};
