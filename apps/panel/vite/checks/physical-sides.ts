/** What is said of a side that right-to-left readers have on the other hand; logical properties turn by themselves. */
const declared =
  /(?<=[;{\s])(?:(?:[a-z-]+-)?(?:left|right)(?:-(?:color|radius|style|width))?(?=\s*:)|(?:text-align|float|clear):\s*(?:left|right)\b)/g;
/** These have no logical form, so that a rule for `:dir(rtl)` must stand beside them. */
const turned =
  /(?:transform-origin|background-position|transform|translate):[^;}]*(?:\bleft\b|\bright\b|translateX)/;

export function physicalSidesInCss(css: string): string[] {
  const rules = css.replace(/\/\*.*?\*\//gs, '').replace(/var\([^)]*\)/g, '');
  const unturned = rules.includes(':dir(rtl)') ? null : turned.exec(rules);
  return [...[...rules.matchAll(declared)].map(([found]) => found), ...(unturned ? [unturned[0]] : [])];
}

/** Styles of React: `style={{ marginLeft: 4 }}`. */
export function physicalSidesInStyles(source: string): string[] {
  return [...source.matchAll(/style=\{\{(.*?)\}\}/gs)].flatMap(([, styles = '']) =>
    (
      styles.match(/\b(?:left|right|\w+(?:Left|Right)\w*)(?=:)|(?:textAlign|float): '(?:left|right)'/g) ?? []
    ).map(String),
  );
}

/** A font that is fetched must never keep people from reading. */
export function blockingFontsIn(css: string): string[] {
  return (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).filter((face) => !/font-display:\s*swap/.test(face));
}
