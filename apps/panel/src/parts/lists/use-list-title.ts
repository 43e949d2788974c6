import { useHost } from '#host/host-context.tsx';
import { useText } from '#lib/text.tsx';

const moduleTitles = { surveys: 'switch_surveys', offers: 'switch_games' } as const;

/** Both lists promise rewards; where each has a frame of its own, it says which of them it is (EM-03). */
export function useListTitle(list: keyof typeof moduleTitles): string {
  const text = useText();
  const { can } = useHost();
  return text(can.moduleTitle ? moduleTitles[list] : 'list_title');
}
