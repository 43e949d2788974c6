// What the server says in Swedish.
import { sv as questions } from '#texts/questions/sv.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const sv: ServerTexts = {
  questions,
  refusals: {
    full: 'Enkäten blev precis full.',
    closed: 'Enkäten är stängd.',
    taken: 'Du har redan svarat på den här enkäten.',
    elsewhere: 'Enkäten är inte tillgänglig i ditt land eller på den här enheten.',
  },
  activityNames: {
    survey: 'Enkät',
    profile: 'Din profil',
    bonus: 'Bonus för uppnådda mål',
    extension_bonus: 'Bonus för webbläsartillägget',
  },
  answerProblems: {
    empty_answer_general: 'Fältet får inte vara tomt',
    one_answer_only: 'Ge bara ett svar',
    answer_unknown: 'Välj ett av svaren som visas',
    number_invalid: 'Ange ett heltal',
    number_out_of_range: 'Talet är för litet eller för stort',
    text_too_long: 'Svaret är för långt',
    date_invalid: 'Ange ett fullständigt datum',
    year_invalid: 'Ogiltigt år',
    age_limit_validation: 'Du måste vara minst 18 år',
    not_skippable: 'Frågan går inte att hoppa över',
  },
  wait: 'Ett ögonblick. Sidan försöker igen av sig själv.',
  advice: {
    honest: 'Svara ärligt: det finns inga fel svar, och påhittade svar märks.',
    time: 'Ta god tid på dig. Den som rusar igenom sållas bort.',
    attention: 'Läs varje fråga till slutet. En del är till för att se att du gör det.',
  },
  verification: {
    sms: '{code} är din kod för {app}. Den gäller i {minutes} minuter. Dela den inte med någon.',
    invalid: 'Ogiltigt telefonnummer',
    unreachable: 'Det går inte att skicka meddelanden till det här numret.',
    too_soon: 'Du kan be om en ny kod om {seconds} s.',
    too_many: 'För många koder har begärts. Försök igen senare.',
    locked: 'För många felaktiga koder. Du kan be om en ny om {minutes} min.',
    not_sent: 'Meddelandet kunde inte skickas. Försök igen.',
    wrong: 'Koden stämmer inte. Antal försök kvar: {left}.',
    over: 'Koden gäller inte längre. Be om en ny.',
    taken: 'Numret hör redan till ett annat konto.',
    verified: 'Det finns redan ett verifierat nummer för kontot.',
    not_asked: 'Inget telefonnummer behövs just nu.',
    not_checked: 'Koden kunde inte kontrolleras. Försök igen.',
  },
  feedbackOptions: {
    dont_like_survey: 'Jag gillade inte enkäten',
    asked_for_personal_info: 'Den frågade efter personuppgifter',
    broken_survey: 'Enkäten fungerade inte',
    other: 'Något annat',
  },
  replyMail: {
    subject: '{app}: svar från supporten',
    greeting: 'Hej!',
    intro: 'Här är vårt svar på ditt meddelande från den {date}:',
    next: 'Vill du säga mer? Öppna {app} och gå till ”Hjälp och support”. Ingen läser svar på det här mejlet.',
    stranger:
      'Har du inte skrivit till oss? Då har någon råkat ange din adress, och du kan bortse från det här mejlet.',
  },
};
