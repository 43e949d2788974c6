/** Drawn like the icons of the panel; only bonuses need it. */
export function Gift() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 12v8h16v-8M3 8h18v4H3zM12 8v12M12 8S10.8 3.5 8 3.5a2.2 2.2 0 0 0 0 4.5h8a2.2 2.2 0 0 0 0-4.5C13.2 3.5 12 8 12 8Z" />
    </svg>
  );
}
