/**
 * What was read so lately is not read again after a cut: a tab that is seen again has asked for its list at once (PL-01).
 * What happened since is told by the server, which remembers it for longer.
 */
export const justNowMs = 5_000;
