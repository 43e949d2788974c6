// What is on the list of surveys, and the first step behind it.
import type { FrameLocator, Locator } from '@playwright/test';

type Screen = Pick<FrameLocator, 'getByRole'>;

/** The one list, or the best survey and the sections of it. */
export const surveyList = (screen: Screen): Locator =>
  screen
    .getByRole('list', { name: 'Surveys', exact: true })
    .or(screen.getByRole('main').locator('.sections'));

/** What a press opens a survey by. */
export const surveyTiles = (screen: Screen): Locator =>
  surveyList(screen).locator('button.tile, .best button');

/** Recent activity stands beside the list on a wide screen; on a phone a line leads to it. */
export const recentLine = (screen: Screen): Locator =>
  screen.getByRole('button', { name: /^Recent activity/ });

/** Whoever is new here gets advice before anything else. */
export async function acceptAdvice(screen: Screen): Promise<void> {
  await screen.getByRole('button', { name: 'Accept without sliding' }).click();
}
