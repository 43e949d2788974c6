const most = 80;

/** What a ticket is called: its first sentence, or as many whole words as fit. */
export function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const sentence = /^.{8,}?[.!?。؟](?= |$)/u.exec(line)?.[0] ?? line;
  if (sentence.length <= most) return sentence.replace(/\.$/, '');
  const cut = sentence.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}
