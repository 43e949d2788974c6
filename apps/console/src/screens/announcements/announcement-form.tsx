import type { OperatedAnnouncement } from '@earnwall/contract/entities/operated-announcement';
import { usualLanguage } from '@earnwall/domain/announcements/announcement';
import { allCountries } from '@earnwall/domain/console/country-name';
import { Button } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Field } from '@earnwall/ui/console/field';
import { Select, TextInput } from '@earnwall/ui/console/inputs';
import { useDraft } from '@earnwall/ui/console/use-draft';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMe } from '#api/use-me.ts';
import { useRefusal } from '#features/app-form/use-refusal.ts';
import { ScheduleFields } from '#features/schedule/schedule-fields.tsx';
import { type AnnouncementDraft, planOf, problemsOf, wrongLanguage } from './announcement-draft.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { useSaveAnnouncement } from './use-save-announcement.ts';
import { WordsFields } from './words-fields.tsx';

interface Props {
  initial: AnnouncementDraft;
  /** The one that is changed; null makes a new one. */
  announcement: OperatedAnnouncement | null;
  onSaved: (announcement: OperatedAnnouncement) => void;
}

export function AnnouncementForm({ initial, announcement, onSaved }: Props) {
  const { apps } = useMe();
  const draft = useDraft<AnnouncementDraft>({ saved: initial });
  const { value, change, errors, setErrors } = draft;
  const [language, setLanguage] = useState<string>(usualLanguage);
  const form = useRef<HTMLFormElement>(null);
  const [begun] = useState(() =>
    announcement?.state === 'running' ? new Date(announcement.starts_at) : null,
  );
  const [countries] = useState(() => [
    { value: '', label: 'Everybody of the app' },
    ...allCountries().map(({ code, name }) => ({ value: code, label: name })),
  ]);
  const save = useSaveAnnouncement(announcement, onSaved);
  const refuse = useRefusal(form, save.error, setErrors);
  // What is wrong in another language is shown there.
  const wrong = wrongLanguage(errors);
  useEffect(() => {
    if (wrong !== null) setLanguage(wrong);
  }, [wrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problems = problemsOf(value, new Date(), begun);
    if (Object.keys(problems).length > 0) return refuse(problems);
    void save.run(value.app, planOf(value));
  };
  const edit = (given: Partial<AnnouncementDraft>) => {
    change(given);
    if (given.texts)
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !isOfWords(field))));
  };
  return (
    <form className="announcement-form" ref={form} onSubmit={submit} noValidate>
      {!announcement && (
        <Field label="App">
          {(control) => (
            <Select
              {...control}
              value={value.app}
              choices={apps.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(app) => change({ app })}
            />
          )}
        </Field>
      )}
      <WordsFields value={value} change={edit} errors={errors} language={language} onLanguage={setLanguage} />
      <Field label="Link (optional)" error={errors.link}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            autoComplete="off"
            placeholder="https://"
            value={value.link}
            onChange={(link) => change({ link })}
          />
        )}
      </Field>
      <Field label="For" hint="A country is that of the account." error={errors.country}>
        {(control) => (
          <Select
            {...control}
            value={value.country}
            choices={countries}
            onChange={(country) => change({ country })}
          />
        )}
      </Field>
      <ScheduleFields
        value={value}
        onChange={change}
        errors={errors}
        hasBegun={begun !== null}
        endHint="Empty: until somebody ends it."
      />
      {save.error && Object.keys(errors).length === 0 && <ErrorState error={save.error} title="Not saved" />}
      <div>
        <Button kind="primary" type="submit" busy={save.busy}>
          {announcement ? 'Save' : value.startsNow ? 'Announce now' : 'Plan announcement'}
        </Button>
      </div>
      <AnnouncementPreview
        app={value.app}
        texts={value.texts}
        link={value.link.trim() || null}
        language={language}
      />
    </form>
  );
}

const isOfWords = (field: string): boolean => /^(texts|labels)\./.test(field);
