// What the server says in German.
import { de as questions } from '#texts/questions/de.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const de: ServerTexts = {
  questions,
  refusals: {
    full: 'Diese Umfrage ist gerade voll geworden.',
    closed: 'Diese Umfrage ist geschlossen.',
    taken: 'An dieser Umfrage hast du schon teilgenommen.',
    elsewhere: 'Diese Umfrage ist in deinem Land oder auf diesem Gerät nicht verfügbar.',
  },
  activityNames: {
    survey: 'Umfrage',
    profile: 'Dein Profil',
    bonus: 'Bonus für erreichte Ziele',
    extension_bonus: 'Bonus für die Browser-Erweiterung',
  },
  answerProblems: {
    empty_answer_general: 'Bitte fülle dieses Feld aus',
    one_answer_only: 'Bitte gib nur eine Antwort',
    answer_unknown: 'Bitte wähle eine der gezeigten Antworten',
    number_invalid: 'Bitte gib eine ganze Zahl ein',
    number_out_of_range: 'Diese Zahl ist zu klein oder zu groß',
    text_too_long: 'Diese Antwort ist zu lang',
    date_invalid: 'Bitte gib ein vollständiges Datum ein',
    year_invalid: 'Ungültiges Jahr',
    age_limit_validation: 'Du musst mindestens 18 Jahre alt sein',
    not_skippable: 'Diese Frage kann nicht übersprungen werden',
  },
  wait: 'Einen Moment bitte. Diese Seite versucht es von selbst noch einmal.',
  advice: {
    honest: 'Antworte ehrlich: Falsche Antworten gibt es nicht, erfundene fallen auf.',
    time: 'Nimm dir Zeit. Wer durch eine Umfrage hetzt, wird aussortiert.',
    attention: 'Lies jede Frage zu Ende. Manche prüfen, ob du das tust.',
  },
  verification: {
    sms: '{code} ist dein Code für {app}. Er gilt {minutes} Minuten. Gib ihn an niemanden weiter.',
    invalid: 'Ungültige Telefonnummer',
    unreachable: 'An diese Nummer kann keine Nachricht gesendet werden.',
    too_soon: 'In {seconds} s kannst du einen neuen Code anfordern.',
    too_many: 'Es wurden zu viele Codes angefordert. Bitte versuch es später noch einmal.',
    locked: 'Zu viele falsche Codes. In {minutes} min kannst du einen neuen anfordern.',
    not_sent: 'Die Nachricht konnte nicht gesendet werden. Bitte versuch es noch einmal.',
    wrong: 'Dieser Code stimmt nicht. Übrige Versuche: {left}.',
    over: 'Dieser Code gilt nicht mehr. Bitte fordere einen neuen an.',
    taken: 'Diese Nummer gehört schon zu einem anderen Konto.',
    verified: 'Für dieses Konto ist schon eine Telefonnummer bestätigt.',
    not_asked: 'Im Moment wird keine Telefonnummer gebraucht.',
    not_checked: 'Der Code konnte nicht geprüft werden. Bitte versuch es noch einmal.',
  },
  feedbackOptions: {
    dont_like_survey: 'Die Umfrage hat mir nicht gefallen',
    asked_for_personal_info: 'Es wurden persönliche Daten abgefragt',
    broken_survey: 'Die Umfrage hat nicht funktioniert',
    other: 'Etwas anderes',
  },
  replyMail: {
    subject: '{app}: Antwort vom Support',
    greeting: 'Hallo,',
    intro: 'hier ist unsere Antwort auf deine Nachricht vom {date}:',
    next: 'Möchtest du noch etwas sagen? Öffne {app} und geh zu „Hilfe und Support“. Antworten auf diese E-Mail liest niemand.',
    stranger:
      'Du hast uns nicht geschrieben? Dann hat jemand aus Versehen deine Adresse angegeben, und du kannst diese E-Mail ignorieren.',
  },
};
