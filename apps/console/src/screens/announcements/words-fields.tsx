import { announcementLimits } from '@earnwall/contract/announcement-limits';
import { usualLanguage } from '@earnwall/domain/announcements/announcement';
import { type Language, languages } from '@earnwall/i18n/languages';
import { Button } from '@earnwall/ui/console/button';
import { Field } from '@earnwall/ui/console/field';
import { TextArea, TextInput } from '@earnwall/ui/console/inputs';
import { Listbox } from '@earnwall/ui/console/listbox';
import { Segmented } from '@earnwall/ui/console/segmented';
import type { AnnouncementDraft } from './announcement-draft.ts';

interface Props {
  value: AnnouncementDraft;
  change: (change: Partial<AnnouncementDraft>) => void;
  errors: Readonly<Record<string, readonly string[]>>;
  language: string;
  onLanguage: (language: string) => void;
}

const nameOf = (language: string): string => languages[language as Language]?.name ?? language;

/** The words by language; English stands in for every language that is not here. */
export function WordsFields({ value, change, errors, language, onLanguage }: Props) {
  const { texts, link } = value;
  const words = texts[language] ?? { text: '', label: null };
  const written = Object.keys(texts);
  const others = Object.keys(languages).filter((each) => !written.includes(each));
  const set = (given: Partial<typeof words>) =>
    change({ texts: { ...texts, [language]: { ...words, ...given } } });
  const add = (next: string) => {
    change({ texts: { ...texts, [next]: { text: '', label: null } } });
    onLanguage(next);
  };
  const remove = () => {
    const { [language]: _, ...rest } = texts;
    change({ texts: rest });
    onLanguage(usualLanguage);
  };
  const dir = languages[language as Language]?.dir ?? 'ltr';
  return (
    <>
      <div className="announcement-languages">
        <Segmented
          label="Language"
          choices={written.map((each) => ({ value: each, label: nameOf(each) }))}
          chosen={language}
          onChoose={onLanguage}
        />
        <Listbox
          label="Add a language"
          placeholder=""
          options={others.map((each) => ({ value: each, label: nameOf(each) }))}
          value={null}
          onChoose={add}
          searchable
        />
      </div>
      <Field
        label={`Text in ${nameOf(language)}`}
        hint="An empty line begins a paragraph. Tags for bold, italics, lists and links are kept, all others are removed."
        error={errors[`texts.${language}`]}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            dir={dir}
            lang={language}
            maxLength={announcementLimits.text}
            value={words.text}
            onChange={(text) => set({ text })}
          />
        )}
      </Field>
      {link.trim() !== '' && (
        <Field label={`The link is called, in ${nameOf(language)}`} error={errors[`labels.${language}`]}>
          {(control) => (
            <TextInput
              {...control}
              dir={dir}
              lang={language}
              maxLength={announcementLimits.label}
              value={words.label ?? ''}
              onChange={(label) => set({ label })}
            />
          )}
        </Field>
      )}
      {language !== usualLanguage && (
        <div>
          <Button size="small" kind="quiet" onClick={remove}>
            Remove {nameOf(language)}
          </Button>
        </div>
      )}
    </>
  );
}
