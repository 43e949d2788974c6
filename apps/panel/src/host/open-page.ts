// How the panel opens other pages. Only web addresses are followed, whatever their source.

type Page = Pick<Window, 'open'> & { location: Pick<Location, 'assign'> };

/** Where a survey opens: as the server says, or in the browser of the phone app around the panel (QF-03). */
export type SurveyPlace = 'new_tab' | 'same_window' | 'in_app_browser';

/** False says that the browser kept the survey from opening. */
export function openSurvey(page: Page, url: string, place: SurveyPlace): boolean {
  if (!isWebAddress(url)) return false;
  if (place === 'new_tab') return openTab(page, url);
  if (place === 'same_window') page.location.assign(url);
  // A phone app without our bridge catches new windows of the page it shows and opens its own browser for them.
  else page.open(url, '_blank');
  return true;
}

/** An empty tab first: opened with `noopener`, a tab that was blocked could not be detected. */
function openTab(page: Page, url: string): boolean {
  const tab = page.open('', '_blank');
  if (!tab || tab.closed) return false;
  tab.opener = null;
  tab.location.replace(url);
  return true;
}

export function leavePage(page: Page, url: string): void {
  if (isWebAddress(url)) page.location.assign(url);
}

/** Browsers let a page close only the tab that was opened for it; false says that it is still there. */
export function closeTab(page: Pick<Window, 'close' | 'closed'>): boolean {
  page.close();
  return page.closed;
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}
