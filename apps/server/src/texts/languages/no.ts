// What the server says in Norwegian.
import { no as questions } from '#texts/questions/no.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const no: ServerTexts = {
  questions,
  refusals: {
    full: 'Undersøkelsen er akkurat blitt full.',
    closed: 'Undersøkelsen er stengt.',
    taken: 'Du har allerede tatt denne undersøkelsen.',
    elsewhere: 'Undersøkelsen er ikke tilgjengelig i landet ditt eller på denne enheten.',
  },
  activityNames: {
    survey: 'Undersøkelse',
    profile: 'Profilen din',
    bonus: 'Bonus for oppnådde mål',
    extension_bonus: 'Bonus for nettleserutvidelsen',
  },
  answerProblems: {
    empty_answer_general: 'Feltet kan ikke være tomt',
    one_answer_only: 'Gi bare ett svar',
    answer_unknown: 'Velg ett av svarene som vises',
    number_invalid: 'Skriv et helt tall',
    number_out_of_range: 'Tallet er for lite eller for stort',
    text_too_long: 'Svaret er for langt',
    date_invalid: 'Skriv en fullstendig dato',
    year_invalid: 'Ugyldig år',
    age_limit_validation: 'Du må være minst 18 år',
    not_skippable: 'Dette spørsmålet kan ikke hoppes over',
  },
  wait: 'Et øyeblikk. Siden prøver igjen av seg selv.',
  advice: {
    honest: 'Svar ærlig: Det finnes ingen feil svar, og oppdiktede svar blir lagt merke til.',
    time: 'Ta deg god tid. Den som haster gjennom, blir silt ut.',
    attention: 'Les hvert spørsmål helt til slutt. Noen er der for å se om du gjør det.',
  },
  verification: {
    sms: '{code} er koden din til {app}. Den gjelder i {minutes} minutter. Ikke del den med noen.',
    invalid: 'Ugyldig telefonnummer',
    unreachable: 'Det kan ikke sendes meldinger til dette nummeret.',
    too_soon: 'Du kan be om en ny kode om {seconds} s.',
    too_many: 'Det er bedt om for mange koder. Prøv igjen senere.',
    locked: 'For mange feil koder. Du kan be om en ny om {minutes} min.',
    not_sent: 'Meldingen kunne ikke sendes. Prøv igjen.',
    wrong: 'Koden stemmer ikke. Gjenstående forsøk: {left}.',
    over: 'Koden gjelder ikke lenger. Be om en ny.',
    taken: 'Nummeret hører allerede til en annen konto.',
    verified: 'Denne kontoen har allerede et bekreftet nummer.',
    not_asked: 'Det trengs ikke noe telefonnummer nå.',
    not_checked: 'Koden kunne ikke sjekkes. Prøv igjen.',
  },
  feedbackOptions: {
    dont_like_survey: 'Jeg likte ikke undersøkelsen',
    asked_for_personal_info: 'Den ba om personopplysninger',
    broken_survey: 'Undersøkelsen virket ikke',
    other: 'Noe annet',
  },
  replyMail: {
    subject: '{app}: svar fra kundestøtte',
    greeting: 'Hei!',
    intro: 'Her er svaret vårt på meldingen din fra {date}:',
    next: 'Vil du si mer? Åpne {app}, og gå til «Hjelp og støtte». Ingen leser svar på denne e-posten.',
    stranger:
      'Har du ikke skrevet til oss? Da har noen oppgitt adressen din ved en feil, og du kan se bort fra denne e-posten.',
  },
};
