import { consoleHref } from '#lib/page-settings.ts';
import mark from '#mark.svg';

export function Brand() {
  return (
    <a className="shell-brand" href={consoleHref('/')}>
      <img src={mark} alt="" width="24" height="24" />
      <span className="shell-label">Earnwall</span>
    </a>
  );
}
