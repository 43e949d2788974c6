// What is wrong with an answer, said to whoever gave it (spec §5).
import type { AnswerProblem } from '@earnwall/domain/profile/check-answer';
import type { Language } from '@earnwall/i18n/languages';
import { type Sentences, sentencesIn } from './in-language.ts';

type Problem = AnswerProblem | 'not_skippable';

const problems: Sentences<Problem> = {
  en: {
    empty_answer_general: 'Field should not be empty',
    one_answer_only: 'Please give one answer only',
    answer_unknown: 'Please choose one of the answers shown',
    number_invalid: 'Please enter a whole number',
    number_out_of_range: 'This number is too small or too large',
    text_too_long: 'This answer is too long',
    date_invalid: 'Please enter a whole date',
    year_invalid: 'Invalid year',
    age_limit_validation: 'You must be at least 18 years old',
    not_skippable: 'This question cannot be skipped',
  },
  de: {
    empty_answer_general: 'Bitte gib eine Antwort ein',
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
  es: {
    empty_answer_general: 'El campo no puede quedar vacío',
    one_answer_only: 'Da una sola respuesta',
    answer_unknown: 'Elige una de las respuestas mostradas',
    number_invalid: 'Escribe un número entero',
    number_out_of_range: 'El número es demasiado pequeño o demasiado grande',
    text_too_long: 'La respuesta es demasiado larga',
    date_invalid: 'Escribe una fecha completa',
    year_invalid: 'Año no válido',
    age_limit_validation: 'Debes tener al menos 18 años',
    not_skippable: 'Esta pregunta no se puede omitir',
  },
  fr: {
    empty_answer_general: 'Le champ ne peut pas être vide',
    one_answer_only: 'Une seule réponse, s’il vous plaît',
    answer_unknown: 'Choisissez une des réponses proposées',
    number_invalid: 'Saisissez un nombre entier',
    number_out_of_range: 'Ce nombre est trop petit ou trop grand',
    text_too_long: 'Cette réponse est trop longue',
    date_invalid: 'Saisissez une date complète',
    year_invalid: 'Année non valide',
    age_limit_validation: 'Vous devez avoir au moins 18 ans',
    not_skippable: 'Cette question ne peut pas être passée',
  },
  'pt-BR': {
    empty_answer_general: 'O campo não pode ficar vazio',
    one_answer_only: 'Dê apenas uma resposta',
    answer_unknown: 'Escolha uma das respostas mostradas',
    number_invalid: 'Digite um número inteiro',
    number_out_of_range: 'Este número é pequeno ou grande demais',
    text_too_long: 'Esta resposta é longa demais',
    date_invalid: 'Digite uma data completa',
    year_invalid: 'Ano inválido',
    age_limit_validation: 'Você precisa ter pelo menos 18 anos',
    not_skippable: 'Esta pergunta não pode ser pulada',
  },
  ja: {
    empty_answer_general: '入力してください',
    one_answer_only: '回答は一つだけにしてください',
    answer_unknown: '表示された回答から選んでください',
    number_invalid: '整数を入力してください',
    number_out_of_range: '数が小さすぎるか大きすぎます',
    text_too_long: '回答が長すぎます',
    date_invalid: '日付をすべて入力してください',
    year_invalid: '年が正しくありません',
    age_limit_validation: '18歳以上である必要があります',
    not_skippable: 'この質問は飛ばせません',
  },
  ar: {
    empty_answer_general: 'لا يمكن ترك الحقل فارغًا',
    one_answer_only: 'يرجى تقديم إجابة واحدة فقط',
    answer_unknown: 'يرجى اختيار إحدى الإجابات المعروضة',
    number_invalid: 'يرجى إدخال عدد صحيح',
    number_out_of_range: 'هذا العدد صغير جدًا أو كبير جدًا',
    text_too_long: 'هذه الإجابة طويلة جدًا',
    date_invalid: 'يرجى إدخال تاريخ كامل',
    year_invalid: 'سنة غير صالحة',
    age_limit_validation: 'يجب ألا يقل عمرك عن 18 عامًا',
    not_skippable: 'لا يمكن تخطي هذا السؤال',
  },
};

export function answerProblemIn(problem: Problem, language: Language): string {
  return sentencesIn(problems, language)[problem];
}
