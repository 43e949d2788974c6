// Translates the rows of a page, each with its detail where the settings ask for one.
import type { SupplierSurvey } from '#ports/supplier.ts';
import { inSlices } from '#request/in-slices.ts';
import { RowReader } from './row-reader.ts';
import { type Access, sendRequest } from './send-request.ts';
import { type SurveyRules, translateSurvey } from './survey-row.ts';
import type { TranslatedRow } from './translated-row.ts';

/** So many requests for details at once: enough to be quick, too few to be a burden. */
const atOnce = 5;

export async function translateSurveys(
  rows: readonly unknown[],
  rules: SurveyRules,
  access: Access,
  signal: AbortSignal,
): Promise<readonly TranslatedRow<SupplierSurvey>[]> {
  const { detail, map } = rules.settings;
  if (!detail) return await inSlices(rows, (row) => translateSurvey(row, rules));
  const translated: TranslatedRow<SupplierSurvey>[] = [];
  for (let place = 0; place < rows.length; place += atOnce) {
    const detailed = rows.slice(place, place + atOnce).map(async (row) => {
      const ref = new RowReader(row).text('ref', map.ref, 100);
      if (ref === '' || typeof row !== 'object') return translateSurvey(row, rules);
      const answer = await sendRequest(detail, { ref }, access, signal);
      return translateSurvey({ ...row, detail: answer }, rules);
    });
    translated.push(...(await Promise.all(detailed)));
  }
  return translated;
}
