// Reads the answer of the respondents service about a survey: has this respondent taken it before? The reports come
// through the browser, so a forged one may cost its sender a survey, but can never gain one (AP-03).

/** One flat report, as the service sent it. */
export type Report = Readonly<Record<string, string | number | boolean | null>>;

export interface RespondentEvidence {
  readonly respondent: Report;
  readonly surveys: readonly Report[];
}

/** The service's ids of a survey. */
export interface SurveyNumbers {
  readonly rd_sy_nr: string;
  readonly rd_destination_platform_survey_number: string;
}

/**
 * Whether the service reports a duplicate: for the respondent as a whole, or for this survey by one of its numbers. A
 * report that names no survey is about the requested one; one that names another is not.
 */
export function isReportedDuplicate(
  { respondent, surveys }: RespondentEvidence,
  asked: SurveyNumbers,
): boolean {
  return (
    isYes(respondent.duplicate) || surveys.some((report) => isYes(report.duplicate) && isAbout(report, asked))
  );
}

function isAbout(report: Report, asked: SurveyNumbers): boolean {
  const names = [
    [report.sy_nr, asked.rd_sy_nr],
    [report.destination_platform_survey_number, asked.rd_destination_platform_survey_number],
  ] as const;
  return names.every(([named, wanted]) => named === undefined || named === null || String(named) === wanted);
}

/** Services write yes in several ways; anything else counts as no. */
function isYes(value: Report[string] | undefined): boolean {
  return ['true', '1', 'yes'].includes(String(value).toLowerCase());
}
