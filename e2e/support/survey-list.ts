// What is on the list of surveys, and the first step behind it.
import type { FrameLocator, Locator } from '@playwright/test';

type Screen = Pick<FrameLocator, 'getByRole'>;

export const surveyList = (screen: Screen): Locator => screen.getByRole('list', { name: 'Surveys' });

export const surveyTiles = (screen: Screen): Locator => surveyList(screen).getByRole('button');

/** Whoever is new here gets advice before anything else. */
export async function acceptAdvice(screen: Screen): Promise<void> {
  await screen.getByRole('button', { name: 'Accept without sliding' }).click();
}
