// Whatever the repository cites can be followed inside it (decision 0082).
import { decisionProblems } from './decisions.ts';
import { markdownProblems } from './markdown.ts';
import { lineAt, type Repository } from './repository.ts';
import { requirementProblems } from './requirements.ts';

export function citationProblems(repository: Repository): string[] {
  return [
    ...requirementProblems(repository),
    ...decisionProblems(repository),
    ...markdownProblems(repository),
    ...sectionProblems(repository),
  ];
}

/** A section sign points into a document that is not here. */
function sectionProblems({ texts }: Repository): string[] {
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/\u00a7/g)].map(
      ({ index }) =>
        `${file}:${lineAt(text, index)} cites a section; cite a requirement or a decision instead`,
    ),
  );
}
