import { useEffect } from 'react';
import { useClient } from '#api/client-context.tsx';
import { useSession } from '#session/session-context.tsx';
import { translatedTo } from './translated-to.ts';

/** Tells when the browser translates the page, once for each language (AP-05). */
export function useTranslationSignal(): void {
  const client = useClient();
  const language = useSession((session) => session.language);

  useEffect(() => {
    const page = document.documentElement;
    const reported = new Set<string>();
    const look = () => {
      const lang = translatedTo({ lang: page.lang, classes: [...page.classList] }, language);
      if (!lang || reported.has(lang)) return;
      reported.add(lang);
      client.call('telemetry/post-t-gt', { params: { lang } }).catch(() => undefined);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(page, { attributes: true, attributeFilter: ['lang', 'class'] });
    return () => observer.disconnect();
  }, [client, language]);
}
