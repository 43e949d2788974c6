// What the server says in Danish.
import { da as questions } from '#texts/questions/da.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const da: ServerTexts = {
  questions,
  refusals: {
    full: 'Undersøgelsen er lige blevet fuld.',
    closed: 'Undersøgelsen er lukket.',
    taken: 'Du har allerede besvaret denne undersøgelse.',
    elsewhere: 'Undersøgelsen er ikke tilgængelig i dit land eller på denne enhed.',
  },
  activityNames: {
    survey: 'Undersøgelse',
    profile: 'Din profil',
    bonus: 'Bonus for nåede mål',
    extension_bonus: 'Bonus for browserudvidelsen',
  },
  answerProblems: {
    empty_answer_general: 'Feltet må ikke være tomt',
    one_answer_only: 'Giv kun ét svar',
    answer_unknown: 'Vælg et af de viste svar',
    number_invalid: 'Skriv et helt tal',
    number_out_of_range: 'Tallet er for lille eller for stort',
    text_too_long: 'Svaret er for langt',
    date_invalid: 'Skriv hele datoen',
    year_invalid: 'Ugyldigt år',
    age_limit_validation: 'Du skal være mindst 18 år',
    not_skippable: 'Spørgsmålet kan ikke springes over',
  },
  wait: 'Et øjeblik. Siden prøver selv igen.',
  advice: {
    honest: 'Svar ærligt: Der er ingen forkerte svar, og opdigtede svar bliver opdaget.',
    time: 'Tag dig god tid. Den, der skynder sig igennem, ryger ud.',
    attention: 'Læs hvert spørgsmål til ende. Nogle er der for at se, om du gør det.',
  },
  verification: {
    sms: '{code} er din kode til {app}. Den gælder i {minutes} minutter. Del den ikke med nogen.',
    invalid: 'Ugyldigt telefonnummer',
    unreachable: 'Der kan ikke sendes beskeder til dette nummer.',
    too_soon: 'Du kan bede om en ny kode om {seconds} sek.',
    too_many: 'Der er bedt om for mange koder. Prøv igen senere.',
    locked: 'For mange forkerte koder. Du kan bede om en ny om {minutes} min.',
    not_sent: 'Beskeden kunne ikke sendes. Prøv igen.',
    wrong: 'Koden er forkert. Forsøg tilbage: {left}.',
    over: 'Koden gælder ikke længere. Bed om en ny.',
    taken: 'Nummeret hører allerede til en anden konto.',
    verified: 'Denne konto har allerede et bekræftet nummer.',
    not_asked: 'Der er ikke brug for et telefonnummer lige nu.',
    not_checked: 'Koden kunne ikke tjekkes. Prøv igen.',
  },
  feedbackOptions: {
    dont_like_survey: 'Jeg brød mig ikke om undersøgelsen',
    asked_for_personal_info: 'Den bad om personlige oplysninger',
    broken_survey: 'Undersøgelsen virkede ikke',
    other: 'Noget andet',
  },
  replyMail: {
    subject: '{app}: svar fra support',
    greeting: 'Hej!',
    intro: 'Her er vores svar på din besked fra den {date}:',
    next: 'Vil du sige mere? Åbn {app}, og gå til “Hjælp og support”. Ingen læser svar på denne e-mail.',
    stranger:
      'Har du ikke skrevet til os? Så har nogen ved en fejl angivet din adresse, og du kan se bort fra denne e-mail.',
  },
};
