/** A phone with a check on its screen. */
export function PhonePicture() {
  return (
    <svg className="offer-phone" viewBox="0 0 112 192" aria-hidden="true">
      <rect className="offer-phone-frame" x="1.5" y="1.5" width="109" height="189" rx="18" />
      <rect className="offer-phone-screen" x="12" y="14" width="88" height="164" rx="10" />
      <circle className="offer-phone-dot" cx="56" cy="90" r="30" />
      <path className="offer-phone-check" d="m43 91 9 9 18-19" />
    </svg>
  );
}
