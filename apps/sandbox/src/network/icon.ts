// A plain icon for a campaign: its initial on a colour that follows from its name.
import { type Html, html } from '../html.ts';
import { nameOfCampaign } from './campaigns.ts';

export function iconOf(campaign: string): Html {
  const name = nameOfCampaign(campaign.slice(0, 50));
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 360;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="hsl(${hue} 55% 38%)"/><text x="32" y="44" font-family="sans-serif" font-size="34" font-weight="700" text-anchor="middle" fill="#fff">${name.slice(0, 1)}</text></svg>`;
}
