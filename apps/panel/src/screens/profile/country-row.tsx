import { Icon } from '@earnwall/ui/primitives/icon';
import { useLocale, useText } from '#lib/text/text.tsx';

/** The country is no answer: it is where the connection comes from. */
export function CountryRow({ country }: { country: string }) {
  const text = useText();
  const locale = useLocale();
  return (
    <li className="profile-row">
      <span className="profile-face">
        <Icon name="pin" />
      </span>
      <span className="profile-row-text">
        <span className="profile-row-question">{text('profile_country')}</span>
        <span className="profile-row-main">
          {new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country}
        </span>
        <span className="profile-row-why">{text('profile_country_source')}</span>
      </span>
    </li>
  );
}
