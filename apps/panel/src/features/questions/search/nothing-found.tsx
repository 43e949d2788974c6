import { useText } from '#lib/text.tsx';

export function NothingFound() {
  const text = useText();
  return <p className="answers-none">{text('answers_none')}</p>;
}
