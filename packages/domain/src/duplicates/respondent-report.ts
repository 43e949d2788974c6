// What the respondents service says about a survey, read for one thing only: has this person taken it before?
// The reports come through the browser, so a forged one may cost its sender a survey and can never win one (AP-03).

/** One flat report, as the service made it. */
export type Report = Readonly<Record<string, string | number | boolean | null>>;

export interface RespondentEvidence {
  readonly respondent: Report;
  readonly surveys: readonly Report[];
}

/** The names the service has for a survey. */
export interface SurveyNumbers {
  readonly rd_sy_nr: string;
  readonly rd_destination_platform_survey_number: string;
}

/**
 * A duplicate is a survey for which the service says so: about the person as a whole, or about this survey by one
 * of its numbers. A report that names no survey is about the one that was asked for; one that names another is not.
 */
export function saysDuplicate({ respondent, surveys }: RespondentEvidence, asked: SurveyNumbers): boolean {
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

/** Services write yes in several ways; whatever is none of them is no yes. */
function isYes(value: Report[string] | undefined): boolean {
  return ['true', '1', 'yes'].includes(String(value).toLowerCase());
}
