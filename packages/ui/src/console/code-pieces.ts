interface CodePiece {
  kind: 'plain' | 'string' | 'comment' | 'word';
  text: string;
  /** Where it begins in the code. */
  at: number;
}

const words =
  /\b(?:import|from|export|const|let|var|function|return|await|async|new|if|else|for|in|of|def|func|package|use|echo|require|curl|script|iframe)\b/;
const comments = /(?<![:\w"'])\/\/[^\n]*|(?<!\S)# [^\n]*|<!--[\s\S]*?-->/;
const strings = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/;
const pattern = new RegExp(`(${strings.source})|(${comments.source})|(${words.source})`, 'g');

/** Strings, comments and a few words of the usual languages: enough for eyes to find their way in a snippet. */
export function codePieces(code: string, language: string): CodePiece[] {
  if (language === 'text') return [{ kind: 'plain', text: code, at: 0 }];
  const pieces: CodePiece[] = [];
  let at = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > at) pieces.push({ kind: 'plain', text: code.slice(at, match.index), at });
    const kind = match[1] !== undefined ? 'string' : match[2] !== undefined ? 'comment' : 'word';
    pieces.push({ kind, text: match[0], at: match.index });
    at = match.index + match[0].length;
  }
  if (at < code.length) pieces.push({ kind: 'plain', text: code.slice(at), at });
  return pieces;
}
