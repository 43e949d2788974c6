// Reads the entry link of a survey: the buyer has to have signed it for this project and this respondent.
import { areSignedFields, type SigningKeys } from '../../callbacks/signatures.ts';

export interface Entry {
  project: string;
  rid: string;
  back: string;
}

const longest = 2000;

export function readEntry(query: Readonly<Record<string, unknown>>, keys: SigningKeys): Entry | null {
  const text = (name: string) => {
    const value = query[name];
    return typeof value === 'string' && value.length <= longest ? value : '';
  };
  const [project, rid, back] = [text('project'), text('rid'), text('back')];
  if (!project || !rid || !/^https?:/.test(back) || !URL.canParse(back)) return null;
  return areSignedFields(['enter', project, rid, back], text('sig'), keys) ? { project, rid, back } : null;
}
