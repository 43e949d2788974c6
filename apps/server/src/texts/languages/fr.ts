// What the server says in French.
import { fr as questions } from '#texts/questions/fr.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const fr: ServerTexts = {
  questions,
  refusals: {
    full: 'Ce sondage vient d’afficher complet.',
    closed: 'Ce sondage est clos.',
    taken: 'Vous avez déjà participé à ce sondage.',
    elsewhere: 'Ce sondage n’est pas proposé dans votre pays ou sur cet appareil.',
  },
  activityNames: {
    survey: 'Sondage',
    profile: 'Votre profil',
    bonus: 'Bonus pour objectifs atteints',
    extension_bonus: 'Bonus pour l’extension de navigateur',
  },
  answerProblems: {
    empty_answer_general: 'Le champ ne peut pas être vide',
    one_answer_only: 'Une seule réponse, s’il vous plaît',
    answer_unknown: 'Choisissez une des réponses proposées',
    number_invalid: 'Saisissez un nombre entier',
    number_out_of_range: 'Ce nombre est trop petit ou trop grand',
    text_too_long: 'Cette réponse est trop longue',
    date_invalid: 'Saisissez une date complète',
    year_invalid: 'Année non valide',
    age_limit_validation: 'Vous devez avoir au moins 18 ans',
    not_skippable: 'Vous ne pouvez pas passer cette question',
  },
  wait: 'Un instant, s’il vous plaît. Cette page réessaie toute seule.',
  advice: {
    honest: 'Répondez franchement : il n’y a pas de mauvaise réponse, et les fausses se remarquent.',
    time: 'Prenez votre temps. Les réponses trop rapides sont écartées.',
    attention: 'Lisez chaque question jusqu’au bout. Certaines vérifient que vous le faites.',
  },
  verification: {
    sms: '{code} est votre code pour {app}. Il est valable {minutes} minutes. Ne le donnez à personne.',
    invalid: 'Numéro de téléphone non valide',
    unreachable: 'Aucun message ne peut être envoyé à ce numéro.',
    too_soon: 'Vous pourrez demander un autre code dans {seconds} s.',
    too_many: 'Trop de codes ont été demandés. Réessayez plus tard.',
    locked: 'Trop de codes erronés. Vous pourrez en demander un nouveau dans {minutes} min.',
    not_sent: 'Le message n’a pas pu être envoyé. Réessayez.',
    wrong: 'Ce code est incorrect. Essais restants : {left}.',
    over: 'Ce code n’est plus valable. Demandez-en un nouveau.',
    taken: 'Ce numéro appartient déjà à un autre compte.',
    verified: 'Un numéro est déjà vérifié pour ce compte.',
    not_asked: 'Aucun numéro de téléphone n’est demandé pour le moment.',
    not_checked: 'Le code n’a pas pu être vérifié. Réessayez.',
  },
  feedbackOptions: {
    dont_like_survey: 'Le sondage ne m’a pas plu',
    asked_for_personal_info: 'Il demandait des données personnelles',
    broken_survey: 'Le sondage ne fonctionnait pas',
    other: 'Autre chose',
  },
  replyMail: {
    subject: '{app} : réponse de l’assistance',
    greeting: 'Bonjour,',
    intro: 'Voici notre réponse à votre message du {date} :',
    next: 'Pour nous écrire de nouveau, ouvrez {app} et allez dans « Aide et assistance ». Personne ne lit les réponses à cet e-mail.',
    stranger:
      'Vous ne nous avez pas écrit ? Quelqu’un a saisi votre adresse par erreur et vous pouvez ignorer cet e-mail.',
  },
};
