import Star from 'lucide-react/icons/star';
import StarHalf from 'lucide-react/icons/star-half';

/** As stars, and as a number. */
export function Stars({ stars }: { stars: number }) {
  const whole = Math.floor(stars);
  return (
    <span className="feedback-stars">
      <span aria-hidden="true">
        {Array.from({ length: whole }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all stars are alike
          <Star key={place} />
        ))}
        {stars > whole && <StarHalf />}
      </span>
      <span>
        {stars} <span className="c-unseen">of 5 stars</span>
      </span>
    </span>
  );
}
