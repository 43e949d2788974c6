import { useHost } from '#host/host-context.tsx';
import { useGo } from '#lib/navigation.tsx';

/** Back returns to the tasks; a single-page module tells the page around it instead (AH-01). */
export function useHistoryBack(): () => void {
  const { can, post } = useHost();
  const go = useGo();
  return () => (can.back === 'emits' ? post('click-back', {}) : go('/'));
}
