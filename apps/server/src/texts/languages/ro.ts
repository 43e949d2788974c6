// What the server says in Romanian.
import { ro as questions } from '#texts/questions/ro.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const ro: ServerTexts = {
  questions,
  refusals: {
    full: 'Acest sondaj tocmai a atins limita.',
    closed: 'Acest sondaj s-a încheiat.',
    taken: 'Ai participat deja la acest sondaj.',
    elsewhere: 'Acest sondaj nu este disponibil în țara ta sau pe acest dispozitiv.',
  },
  activityNames: {
    survey: 'Sondaj',
    profile: 'Profilul tău',
    bonus: 'Bonus pentru obiective atinse',
    extension_bonus: 'Bonus pentru extensia de browser',
  },
  answerProblems: {
    empty_answer_general: 'Câmpul nu poate fi gol',
    one_answer_only: 'Dă un singur răspuns',
    answer_unknown: 'Alege unul dintre răspunsurile afișate',
    number_invalid: 'Introdu un număr întreg',
    number_out_of_range: 'Acest număr este prea mic sau prea mare',
    text_too_long: 'Acest răspuns este prea lung',
    date_invalid: 'Introdu o dată completă',
    year_invalid: 'An nevalid',
    age_limit_validation: 'Trebuie să ai cel puțin 18 ani',
    not_skippable: 'Nu poți sări peste această întrebare',
  },
  wait: 'Un moment, te rugăm. Pagina încearcă din nou singură.',
  advice: {
    honest: 'Răspunde sincer: nu există răspunsuri greșite, iar cele inventate se observă.',
    time: 'Nu te grăbi. Cine trece în fugă prin sondaj este exclus.',
    attention: 'Citește fiecare întrebare până la capăt. Unele verifică dacă o faci.',
  },
  verification: {
    sms: '{code} este codul tău pentru {app}. E valabil {minutes} minute; nu-l da nimănui.',
    invalid: 'Număr de telefon nevalid',
    unreachable: 'La acest număr nu se pot trimite mesaje.',
    too_soon: 'Poți cere alt cod peste {seconds} s.',
    too_many: 'S-au cerut prea multe coduri. Încearcă din nou mai târziu.',
    locked: 'Prea multe coduri greșite. Poți cere unul nou peste {minutes} min.',
    not_sent: 'Mesajul nu a putut fi trimis. Încearcă din nou.',
    wrong: 'Codul nu este corect. Încercări rămase: {left}.',
    over: 'Acest cod nu mai este valabil. Cere unul nou.',
    taken: 'Acest număr aparține deja altui cont.',
    verified: 'Acest cont are deja un telefon verificat.',
    not_asked: 'Momentan nu este nevoie de un număr de telefon.',
    not_checked: 'Codul nu a putut fi verificat. Încearcă din nou.',
  },
  feedbackOptions: {
    dont_like_survey: 'Nu mi-a plăcut sondajul',
    asked_for_personal_info: 'Cerea date personale',
    broken_survey: 'Sondajul nu a funcționat',
    other: 'Altceva',
  },
  replyMail: {
    subject: '{app}: răspuns de la asistență',
    greeting: 'Salut!',
    intro: 'Acesta este răspunsul nostru la mesajul tău din {date}:',
    next: 'Vrei să mai adaugi ceva? Deschide {app} și mergi la „Ajutor și asistență”. Nimeni nu citește răspunsurile la acest e-mail.',
    stranger:
      'Nu ne-ai scris? Înseamnă că cineva a introdus adresa ta din greșeală și poți ignora acest e-mail.',
  },
};
