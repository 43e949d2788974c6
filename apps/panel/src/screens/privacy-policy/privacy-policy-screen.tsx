import { loadPrivacyPolicy, type PolicySection, type PrivacyPolicy } from '@earnwall/i18n/privacy-policies';
import { Button } from '@earnwall/ui/primitives/button';
import { IconButton } from '@earnwall/ui/primitives/icon-button';
import { SkeletonArea } from '@earnwall/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { PanelHeader } from '#features/header/panel-header.tsx';
import { MessageScreen } from '#features/message-screen/message-screen.tsx';
import { closeTab } from '#host/open-page.ts';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useText } from '#lib/text/text.tsx';
import { useSession } from '#session/session-context.tsx';
import './privacy-policy-screen.css';

/** The product's own privacy policy in the user's language (RT-08). */
export function PrivacyPolicyScreen() {
  const text = useText();
  const language = useSession((session) => session.language);
  const { data, isError, refetch } = useQuery({
    queryKey: ['privacy-policy', language],
    queryFn: () => loadPrivacyPolicy(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <Policy policy={data} />;
  if (isError) return <Unreachable onRetry={() => void refetch()} />;
  return <SkeletonArea label={text('loading')}>{null}</SkeletonArea>;
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  const action = <Button onClick={onRetry}>{text('try_again')}</Button>;
  return (
    <MessageScreen icon="cloud" title={text('error_connection')} action={action}>
      <p>{text('error_connection-text')}</p>
    </MessageScreen>
  );
}

function Policy({ policy }: { policy: PrivacyPolicy }) {
  const text = useText();
  const go = useGo();
  // It opens in a tab of its own; where it did not, closing leads to the tasks.
  const close = () => {
    if (!closeTab(window)) go('/');
  };
  return (
    <div className="privacy on-card">
      <PanelHeader title={policy.title}>
        <IconButton icon="close" label={text('close')} onClick={close} />
      </PanelHeader>
      <main className="privacy-text" aria-label={policy.title}>
        <p>{policy.intro}</p>
        {policy.sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
      </main>
    </div>
  );
}

function Section({ section: { title, paragraphs, items } }: { section: PolicySection }) {
  return (
    <section className="privacy-section">
      <h2 className="privacy-title">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items && (
        <ul className="privacy-items">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
