// What the server says in Dutch.
import { nl as questions } from '#texts/questions/nl.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const nl: ServerTexts = {
  questions,
  refusals: {
    full: 'Deze enquête is net vol geraakt.',
    closed: 'Deze enquête is gesloten.',
    taken: 'Je hebt deze enquête al ingevuld.',
    elsewhere: 'Deze enquête is niet beschikbaar in jouw land of op dit apparaat.',
  },
  activityNames: {
    survey: 'Enquête',
    profile: 'Je profiel',
    bonus: 'Bonus voor behaalde doelen',
    extension_bonus: 'Bonus voor de browserextensie',
  },
  answerProblems: {
    empty_answer_general: 'Vul dit veld in',
    one_answer_only: 'Geef maar één antwoord',
    answer_unknown: 'Kies een van de getoonde antwoorden',
    number_invalid: 'Vul een heel getal in',
    number_out_of_range: 'Dit getal is te klein of te groot',
    text_too_long: 'Dit antwoord is te lang',
    date_invalid: 'Vul een volledige datum in',
    year_invalid: 'Ongeldig jaar',
    age_limit_validation: 'Je moet minstens 18 jaar zijn',
    not_skippable: 'Deze vraag kun je niet overslaan',
  },
  wait: 'Een ogenblik. Deze pagina probeert het vanzelf opnieuw.',
  advice: {
    honest: 'Antwoord eerlijk: foute antwoorden bestaan niet, en verzonnen antwoorden vallen op.',
    time: 'Neem de tijd. Wie door een enquête raast, valt af.',
    attention: 'Lees elke vraag helemaal. Sommige vragen controleren of je dat doet.',
  },
  verification: {
    sms: '{code} is je code voor {app}. De code is {minutes} minuten geldig. Deel hem met niemand.',
    invalid: 'Ongeldig telefoonnummer',
    unreachable: 'Naar dit nummer kan geen bericht worden gestuurd.',
    too_soon: 'Je kunt over {seconds} s een nieuwe code aanvragen.',
    too_many: 'Er zijn te veel codes aangevraagd. Probeer het later opnieuw.',
    locked: 'Te veel foute codes. Je kunt over {minutes} min een nieuwe aanvragen.',
    not_sent: 'Het bericht kon niet worden verstuurd. Probeer het opnieuw.',
    wrong: 'Deze code klopt niet. Resterende pogingen: {left}.',
    over: 'Deze code is niet meer geldig. Vraag een nieuwe aan.',
    taken: 'Dit nummer hoort al bij een ander account.',
    verified: 'Voor dit account is al een telefoonnummer geverifieerd.',
    not_asked: 'Er is nu geen telefoonnummer nodig.',
    not_checked: 'De code kon niet worden gecontroleerd. Probeer het opnieuw.',
  },
  feedbackOptions: {
    dont_like_survey: 'Ik vond de enquête niet leuk',
    asked_for_personal_info: 'Er werd naar persoonlijke gegevens gevraagd',
    broken_survey: 'De enquête werkte niet',
    other: 'Iets anders',
  },
  replyMail: {
    subject: '{app}: antwoord van support',
    greeting: 'Hallo,',
    intro: 'Dit is ons antwoord op je bericht van {date}:',
    next: 'Wil je nog iets zeggen? Open {app} en ga naar ‘Hulp en support’. Antwoorden op deze e-mail leest niemand.',
    stranger:
      'Heb je ons niet geschreven? Dan heeft iemand per ongeluk jouw adres ingevuld en kun je deze e-mail negeren.',
  },
};
