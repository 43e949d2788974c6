// What can be wrong with a survey, in the words of whoever took it (spec §3 "Feedback option").
import type { FeedbackOption } from '@earnwall/contract/entities/feedback-option';
import type { Language } from '@earnwall/i18n/languages';

type OptionId = FeedbackOption['id'];

const options: Readonly<Record<Language, Readonly<Record<OptionId, string>>>> = {
  en: {
    dont_like_survey: 'I didn’t like the survey',
    asked_for_personal_info: 'It asked for personal information',
    broken_survey: 'The survey didn’t work',
    other: 'Something else',
  },
  de: {
    dont_like_survey: 'Die Umfrage hat mir nicht gefallen',
    asked_for_personal_info: 'Sie wollte persönliche Daten von mir',
    broken_survey: 'Die Umfrage hat nicht funktioniert',
    other: 'Etwas anderes',
  },
  es: {
    dont_like_survey: 'No me gustó la encuesta',
    asked_for_personal_info: 'Me pedía datos personales',
    broken_survey: 'La encuesta no funcionaba',
    other: 'Otra cosa',
  },
  fr: {
    dont_like_survey: 'Le sondage ne m’a pas plu',
    asked_for_personal_info: 'Il demandait des données personnelles',
    broken_survey: 'Le sondage ne fonctionnait pas',
    other: 'Autre chose',
  },
  it: {
    dont_like_survey: 'Il sondaggio non mi è piaciuto',
    asked_for_personal_info: 'Chiedeva dati personali',
    broken_survey: 'Il sondaggio non funzionava',
    other: 'Altro',
  },
  nl: {
    dont_like_survey: 'Ik vond de enquête niet leuk',
    asked_for_personal_info: 'Er werd naar persoonlijke gegevens gevraagd',
    broken_survey: 'De enquête werkte niet',
    other: 'Iets anders',
  },
  pt: {
    dont_like_survey: 'Não gostei do inquérito',
    asked_for_personal_info: 'Pedia dados pessoais',
    broken_survey: 'O inquérito não funcionava',
    other: 'Outra coisa',
  },
  'pt-BR': {
    dont_like_survey: 'Não gostei da pesquisa',
    asked_for_personal_info: 'Pedia dados pessoais',
    broken_survey: 'A pesquisa não funcionou',
    other: 'Outra coisa',
  },
  pl: {
    dont_like_survey: 'Ankieta mi się nie podobała',
    asked_for_personal_info: 'Ankieta pytała o dane osobowe',
    broken_survey: 'Ankieta nie działała',
    other: 'Coś innego',
  },
  ar: {
    dont_like_survey: 'لم يعجبني الاستبيان',
    asked_for_personal_info: 'طلب مني معلومات شخصية',
    broken_survey: 'لم يعمل الاستبيان',
    other: 'سبب آخر',
  },
  cs: {
    dont_like_survey: 'Průzkum se mi nelíbil',
    asked_for_personal_info: 'Ptal se na osobní údaje',
    broken_survey: 'Průzkum nefungoval',
    other: 'Něco jiného',
  },
  da: {
    dont_like_survey: 'Jeg brød mig ikke om undersøgelsen',
    asked_for_personal_info: 'Den bad om personlige oplysninger',
    broken_survey: 'Undersøgelsen virkede ikke',
    other: 'Noget andet',
  },
  fi: {
    dont_like_survey: 'En pitänyt kyselystä',
    asked_for_personal_info: 'Siinä kysyttiin henkilötietoja',
    broken_survey: 'Kysely ei toiminut',
    other: 'Jokin muu',
  },
  id: {
    dont_like_survey: 'Saya tidak menyukai surveinya',
    asked_for_personal_info: 'Survei ini meminta data pribadi',
    broken_survey: 'Surveinya tidak berfungsi',
    other: 'Hal lain',
  },
  ja: {
    dont_like_survey: 'アンケートの内容が好きではなかった',
    asked_for_personal_info: '個人情報を聞かれた',
    broken_survey: 'アンケートが正常に動作しなかった',
    other: 'その他',
  },
  ko: {
    dont_like_survey: '설문이 마음에 들지 않았어요',
    asked_for_personal_info: '개인정보를 요구했어요',
    broken_survey: '설문이 제대로 작동하지 않았어요',
    other: '기타',
  },
  ms: {
    dont_like_survey: 'Saya tidak suka tinjauan itu',
    asked_for_personal_info: 'Tinjauan itu meminta maklumat peribadi',
    broken_survey: 'Tinjauan itu tidak berfungsi',
    other: 'Perkara lain',
  },
  no: {
    dont_like_survey: 'Jeg likte ikke undersøkelsen',
    asked_for_personal_info: 'Den ba om personopplysninger',
    broken_survey: 'Undersøkelsen virket ikke',
    other: 'Noe annet',
  },
  ro: {
    dont_like_survey: 'Nu mi-a plăcut sondajul',
    asked_for_personal_info: 'Cerea date personale',
    broken_survey: 'Sondajul nu a funcționat',
    other: 'Altceva',
  },
  sv: {
    dont_like_survey: 'Jag tyckte inte om undersökningen',
    asked_for_personal_info: 'Den frågade efter personuppgifter',
    broken_survey: 'Undersökningen fungerade inte',
    other: 'Något annat',
  },
  th: {
    dont_like_survey: 'ฉันไม่ชอบแบบสำรวจนี้',
    asked_for_personal_info: 'แบบสำรวจถามข้อมูลส่วนตัว',
    broken_survey: 'แบบสำรวจใช้งานไม่ได้',
    other: 'เรื่องอื่น',
  },
  tr: {
    dont_like_survey: 'Anketi beğenmedim',
    asked_for_personal_info: 'Kişisel bilgi istedi',
    broken_survey: 'Anket çalışmadı',
    other: 'Başka bir şey',
  },
  vi: {
    dont_like_survey: 'Tôi không thích khảo sát này',
    asked_for_personal_info: 'Khảo sát hỏi thông tin cá nhân',
    broken_survey: 'Khảo sát không hoạt động',
    other: 'Lý do khác',
  },
  zh: {
    dont_like_survey: '我不喜欢这份问卷',
    asked_for_personal_info: '问卷索要个人信息',
    broken_survey: '问卷无法正常使用',
    other: '其他原因',
  },
  fil: {
    dont_like_survey: 'Hindi ko nagustuhan ang survey',
    asked_for_personal_info: 'Humingi ito ng personal na impormasyon',
    broken_survey: 'Hindi gumana ang survey',
    other: 'Iba pa',
  },
};

/** As they are shown: what needs words of one's own comes last. */
const order = [
  'dont_like_survey',
  'asked_for_personal_info',
  'broken_survey',
  'other',
] as const satisfies readonly OptionId[];

export function feedbackOptionsIn(language: Language): FeedbackOption[] {
  return order.map((id) => ({ id, text: options[language][id] }));
}
