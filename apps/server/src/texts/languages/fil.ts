// What the server says in Filipino.
import { fil as questions } from '#texts/questions/fil.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const fil: ServerTexts = {
  questions,
  refusals: {
    full: 'Kapupuno lang ng survey na ito.',
    closed: 'Sarado na ang survey na ito.',
    taken: 'Nasagutan mo na ang survey na ito.',
    elsewhere: 'Hindi available ang survey na ito sa bansa mo o sa device na ito.',
  },
  activityNames: {
    survey: 'Survey',
    profile: 'Ang profile mo',
    bonus: 'Bonus sa mga naabot na goal',
    extension_bonus: 'Bonus para sa browser extension',
  },
  answerProblems: {
    empty_answer_general: 'Kailangang sagutan ito',
    one_answer_only: 'Isang sagot lang ang ibigay',
    answer_unknown: 'Pumili ng isa sa mga sagot na nakikita',
    number_invalid: 'Maglagay ng buong numero',
    number_out_of_range: 'Masyadong maliit o malaki ang numerong ito',
    text_too_long: 'Masyadong mahaba ang sagot na ito',
    date_invalid: 'Maglagay ng kumpletong petsa',
    year_invalid: 'Invalid ang taon',
    age_limit_validation: 'Dapat ay 18 taong gulang ka pataas',
    not_skippable: 'Hindi puwedeng laktawan ang tanong na ito',
  },
  wait: 'Sandali lang. Kusang susubok ulit ang page na ito.',
  advice: {
    honest: 'Sumagot nang tapat: walang maling sagot, at napapansin ang mga gawa-gawa.',
    time: 'Huwag magmadali. Natatanggal ang mga nagmamadaling sumagot.',
    attention: 'Basahin nang buo ang bawat tanong. May mga tanong na tumitiyak na ginagawa mo ito.',
  },
  verification: {
    sms: '{code} ang code mo para sa {app}. Valid ito nang {minutes} minuto; huwag itong ibigay kahit kanino.',
    invalid: 'Invalid ang phone number',
    unreachable: 'Hindi mapadalhan ng mensahe ang number na ito.',
    too_soon: 'Puwede kang humingi ng bagong code pagkalipas ng {seconds} s.',
    too_many: 'Masyadong maraming code ang hiningi. Subukan ulit mamaya.',
    locked: 'Masyadong maraming maling code. Puwede kang humingi ng bago pagkalipas ng {minutes} min.',
    not_sent: 'Hindi naipadala ang mensahe. Subukan ulit.',
    wrong: 'Mali ang code na ito. Natitirang subok: {left}.',
    over: 'Hindi na valid ang code na ito. Humingi ng bago.',
    taken: 'Gamit na ng ibang account ang number na ito.',
    verified: 'May na-verify nang phone ang account na ito.',
    not_asked: 'Hindi kailangan ng phone number ngayon.',
    not_checked: 'Hindi ma-check ang code. Subukan ulit.',
  },
  feedbackOptions: {
    dont_like_survey: 'Hindi ko nagustuhan ang survey',
    asked_for_personal_info: 'Humingi ito ng personal na impormasyon',
    broken_survey: 'Hindi gumana ang survey',
    other: 'Iba pa',
  },
  replyMail: {
    subject: '{app}: sagot mula sa support',
    greeting: 'Kumusta!',
    intro: 'Narito ang sagot namin sa mensahe mo noong {date}:',
    next: 'May gusto ka pang sabihin? Buksan ang {app} at pumunta sa “Tulong at support”. Walang nagbabasa ng mga sagot sa email na ito.',
    stranger:
      'Hindi ka sumulat sa amin? May nagkamaling naglagay ng address mo, kaya puwede mong balewalain ang email na ito.',
  },
};
