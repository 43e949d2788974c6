import { useText } from '#lib/text/text.tsx';

export function NothingFound() {
  const text = useText();
  return <p className="answers-none">{text('answers_none')}</p>;
}
