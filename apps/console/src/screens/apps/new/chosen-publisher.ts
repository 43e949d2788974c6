/** In place of an id: a publisher that is added with its first app. */
export const another = '+';

export interface ChosenPublisher {
  /** Empty while none is chosen. */
  publisher_id: string;
  publisher_name: string;
}

type Problems = Partial<Record<keyof ChosenPublisher, string[]>>;

export function publisherProblems({ publisher_id, publisher_name }: ChosenPublisher): Problems {
  if (publisher_id === '') return { publisher_id: ['Choose whose app it is.'] };
  const isUnnamed = publisher_id === another && publisher_name.trim() === '';
  return isUnnamed ? { publisher_name: ['Name the company whose app it is.'] } : {};
}
