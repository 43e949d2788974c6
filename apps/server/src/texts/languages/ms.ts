// What the server says in Malay.
import { ms as questions } from '#texts/questions/ms.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const ms: ServerTexts = {
  questions,
  refusals: {
    full: 'Tinjauan ini baru sahaja penuh.',
    closed: 'Tinjauan ini telah ditutup.',
    taken: 'Anda sudah menjawab tinjauan ini.',
    elsewhere: 'Tinjauan ini tidak tersedia di negara anda atau pada peranti ini.',
  },
  activityNames: {
    survey: 'Tinjauan',
    profile: 'Profil anda',
    bonus: 'Bonus kerana mencapai sasaran',
    extension_bonus: 'Bonus untuk sambungan pelayar',
  },
  answerProblems: {
    empty_answer_general: 'Ruangan ini perlu diisi',
    one_answer_only: 'Sila beri satu jawapan sahaja',
    answer_unknown: 'Sila pilih salah satu jawapan yang dipaparkan',
    number_invalid: 'Sila masukkan nombor bulat',
    number_out_of_range: 'Nombor ini terlalu kecil atau terlalu besar',
    text_too_long: 'Jawapan ini terlalu panjang',
    date_invalid: 'Sila masukkan tarikh yang lengkap',
    year_invalid: 'Tahun tidak sah',
    age_limit_validation: 'Anda mesti berumur sekurang-kurangnya 18 tahun',
    not_skippable: 'Soalan ini tidak boleh dilangkau',
  },
  wait: 'Sila tunggu sebentar. Halaman ini akan mencuba lagi dengan sendirinya.',
  advice: {
    honest: 'Jawab dengan jujur: tiada jawapan yang salah, dan jawapan rekaan akan dikesan.',
    time: 'Jangan tergesa-gesa. Sesiapa yang menjawab terlalu cepat akan disingkirkan.',
    attention: 'Baca setiap soalan hingga habis. Ada yang menguji sama ada anda membacanya.',
  },
  verification: {
    sms: '{code} ialah kod anda untuk {app}. Sah selama {minutes} minit. Jangan kongsi dengan sesiapa.',
    invalid: 'Nombor telefon tidak sah',
    unreachable: 'Mesej tidak boleh dihantar ke nombor ini.',
    too_soon: 'Anda boleh meminta kod lain dalam {seconds} saat.',
    too_many: 'Terlalu banyak kod diminta. Sila cuba lagi kemudian.',
    locked: 'Terlalu banyak kod yang salah. Anda boleh meminta kod baharu dalam {minutes} minit.',
    not_sent: 'Mesej tidak dapat dihantar. Sila cuba lagi.',
    wrong: 'Kod ini tidak betul. Baki cubaan: {left}.',
    over: 'Kod ini tidak lagi sah. Sila minta kod baharu.',
    taken: 'Nombor ini sudah digunakan oleh akaun lain.',
    verified: 'Akaun ini sudah mempunyai telefon yang disahkan.',
    not_asked: 'Nombor telefon tidak diperlukan sekarang.',
    not_checked: 'Kod tidak dapat disemak. Sila cuba lagi.',
  },
  feedbackOptions: {
    dont_like_survey: 'Saya tidak suka tinjauan itu',
    asked_for_personal_info: 'Tinjauan itu meminta maklumat peribadi',
    broken_survey: 'Tinjauan itu tidak berfungsi',
    other: 'Lain-lain',
  },
  replyMail: {
    subject: '{app}: balasan pasukan sokongan',
    greeting: 'Helo,',
    intro: 'Ini balasan kami kepada mesej anda bertarikh {date}:',
    next: 'Ada lagi yang ingin anda katakan? Buka {app} dan pergi ke “Bantuan dan sokongan”. Tiada sesiapa membaca balasan kepada e-mel ini.',
    stranger:
      'Anda tidak menulis kepada kami? Seseorang telah tersilap memasukkan alamat anda, dan e-mel ini boleh diabaikan.',
  },
};
