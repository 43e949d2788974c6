// What the server says in Czech.
import { cs as questions } from '#texts/questions/cs.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const cs: ServerTexts = {
  questions,
  refusals: {
    full: 'Tento průzkum se právě zaplnil.',
    closed: 'Tento průzkum už skončil.',
    taken: 'Tento průzkum jste už vyplnili.',
    elsewhere: 'Tento průzkum není ve vaší zemi nebo na tomto zařízení dostupný.',
  },
  activityNames: {
    survey: 'Průzkum',
    profile: 'Váš profil',
    bonus: 'Bonus za splněné cíle',
    extension_bonus: 'Bonus za rozšíření prohlížeče',
  },
  answerProblems: {
    empty_answer_general: 'Toto pole nesmí být prázdné',
    one_answer_only: 'Uveďte jen jednu odpověď',
    answer_unknown: 'Vyberte jednu z nabízených odpovědí',
    number_invalid: 'Zadejte celé číslo',
    number_out_of_range: 'Toto číslo je příliš malé nebo příliš velké',
    text_too_long: 'Tato odpověď je příliš dlouhá',
    date_invalid: 'Zadejte celé datum',
    year_invalid: 'Neplatný rok',
    age_limit_validation: 'Musí vám být alespoň 18 let',
    not_skippable: 'Tuto otázku nelze přeskočit',
  },
  wait: 'Chvilku strpení. Stránka to sama zkusí znovu.',
  advice: {
    honest: 'Odpovídejte upřímně: špatné odpovědi nejsou a vymyšlené se poznají.',
    time: 'Nespěchejte. Kdo průzkumem jen proběhne, vypadne.',
    attention: 'Každou otázku dočtěte do konce. Některé ověřují, že to děláte.',
  },
  verification: {
    sms: '{code} je váš kód pro {app}. Platí {minutes} minut. Nikomu ho nesdělujte.',
    invalid: 'Neplatné telefonní číslo',
    unreachable: 'Na toto číslo nelze poslat zprávu.',
    too_soon: 'O další kód můžete požádat za {seconds} s.',
    too_many: 'Příliš mnoho žádostí o kód. Zkuste to později.',
    locked: 'Příliš mnoho chybných kódů. O nový můžete požádat za {minutes} min.',
    not_sent: 'Zprávu se nepodařilo odeslat. Zkuste to znovu.',
    wrong: 'Tento kód není správný. Zbývající pokusy: {left}.',
    over: 'Tento kód už neplatí. Požádejte o nový.',
    taken: 'Toto číslo už patří k jinému účtu.',
    verified: 'Tento účet už má ověřené číslo.',
    not_asked: 'Telefonní číslo teď není potřeba.',
    not_checked: 'Kód se nepodařilo ověřit. Zkuste to znovu.',
  },
  feedbackOptions: {
    dont_like_survey: 'Průzkum se mi nelíbil',
    asked_for_personal_info: 'Ptal se na osobní údaje',
    broken_survey: 'Průzkum nefungoval',
    other: 'Něco jiného',
  },
  replyMail: {
    subject: '{app}: odpověď podpory',
    greeting: 'Dobrý den,',
    intro: 'odpovídáme na vaši zprávu z {date}:',
    next: 'Chcete něco dodat? Otevřete {app} a přejděte do části „Nápověda a podpora“. Odpovědi na tento e-mail nikdo nečte.',
    stranger: 'Nepsali jste nám? Pak někdo omylem zadal vaši adresu a tento e-mail můžete ignorovat.',
  },
};
