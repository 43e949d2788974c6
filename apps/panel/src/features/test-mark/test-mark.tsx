import { useText } from '#lib/text/text.tsx';
import './test-mark.css';

/** Says on every screen that nothing here is credited for real (metadata `test_mode`). */
export function TestMark() {
  const text = useText();
  return (
    <aside className="test-mark">
      <b>{text('test_mode')}</b> · {text('test_mode_text')}
    </aside>
  );
}
