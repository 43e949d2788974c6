// What a survey is called: a project of several countries is one survey for each of them.

export const refOf = (project: string, country: string | null) =>
  country === null ? project : `${project}:${country}`;

export const projectOf = (ref: string) => ref.split(':', 1).join('');
