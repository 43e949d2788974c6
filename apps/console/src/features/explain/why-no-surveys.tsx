/** Why a person is shown so few surveys, by the matcher itself. */
export function WhyNoSurveys(_: { app: string; uhash: string }) {
  return null;
}
