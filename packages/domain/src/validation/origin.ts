/**
 * Whether a text is an origin as browsers write it (RFC 6454): scheme, host and port, and nothing else. Publishers' origins
 * are part of a header of every page, where a semicolon would begin another directive.
 */
const form = /^(https?):\/\/(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(?::([1-9][0-9]{0,4}))?$/;
const maxCharacters = 300;
const usualPorts: Readonly<Record<string, string>> = { http: '80', https: '443' };

export function isOrigin(text: string): boolean {
  const [whole, scheme = '', port] = (text.length <= maxCharacters && form.exec(text)) || [];
  return (
    whole !== undefined && (port === undefined || (port !== usualPorts[scheme] && Number(port) < 65_536))
  );
}
