// Placeholders of saved answers: `{user}` becomes the person it is written to.

const placeholders = ['user', 'app', 'me'] as const;

export type AnswerValues = Readonly<Record<(typeof placeholders)[number], string>>;

/** What stands in other braces stays as it is. */
export function fillAnswer(text: string, values: AnswerValues): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => {
    const known = placeholders.find((each) => each === name);
    return known ? values[known] : written;
  });
}
