// What the server says in Indonesian.
import { id as questions } from '#texts/questions/id.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const id: ServerTexts = {
  questions,
  refusals: {
    full: 'Survei ini baru saja penuh.',
    closed: 'Survei ini sudah ditutup.',
    taken: 'Kamu sudah pernah mengisi survei ini.',
    elsewhere: 'Survei ini tidak tersedia di negaramu atau di perangkat ini.',
  },
  activityNames: {
    survey: 'Survei',
    profile: 'Profilmu',
    bonus: 'Bonus pencapaian target',
    extension_bonus: 'Bonus ekstensi browser',
  },
  answerProblems: {
    empty_answer_general: 'Kolom ini wajib diisi',
    one_answer_only: 'Berikan satu jawaban saja',
    answer_unknown: 'Pilih salah satu jawaban yang ditampilkan',
    number_invalid: 'Masukkan bilangan bulat',
    number_out_of_range: 'Angka ini terlalu kecil atau terlalu besar',
    text_too_long: 'Jawaban ini terlalu panjang',
    date_invalid: 'Masukkan tanggal lengkap',
    year_invalid: 'Tahun tidak valid',
    age_limit_validation: 'Usiamu harus minimal 18 tahun',
    not_skippable: 'Pertanyaan ini tidak bisa dilewati',
  },
  wait: 'Tunggu sebentar, ya. Halaman ini akan mencoba lagi secara otomatis.',
  advice: {
    honest: 'Jawab dengan jujur: tidak ada jawaban yang salah, tapi jawaban karangan akan ketahuan.',
    time: 'Tidak perlu buru-buru. Yang mengisi terlalu cepat akan tersisih.',
    attention: 'Baca setiap pertanyaan sampai selesai. Beberapa dibuat untuk mengecek hal itu.',
  },
  verification: {
    sms: '{code} adalah kode verifikasi untuk {app}. Berlaku {minutes} menit. Jangan berikan kepada siapa pun.',
    invalid: 'Nomor ponsel tidak valid',
    unreachable: 'Pesan tidak bisa dikirim ke nomor ini.',
    too_soon: 'Kamu bisa meminta kode baru {seconds} detik lagi.',
    too_many: 'Terlalu banyak permintaan kode. Coba lagi nanti.',
    locked: 'Kode terlalu sering salah. Kamu bisa meminta kode baru {minutes} menit lagi.',
    not_sent: 'Pesan tidak bisa dikirim. Coba lagi.',
    wrong: 'Kode ini salah. Sisa percobaan: {left}.',
    over: 'Kode ini sudah tidak berlaku. Silakan minta kode baru.',
    taken: 'Nomor ini sudah dipakai akun lain.',
    verified: 'Akun ini sudah punya nomor yang terverifikasi.',
    not_asked: 'Saat ini nomor ponsel tidak diperlukan.',
    not_checked: 'Kode tidak bisa diperiksa. Coba lagi.',
  },
  feedbackOptions: {
    dont_like_survey: 'Aku tidak suka surveinya',
    asked_for_personal_info: 'Survei ini meminta data pribadi',
    broken_survey: 'Surveinya tidak berfungsi',
    other: 'Lainnya',
  },
  replyMail: {
    subject: '{app}: balasan dari tim bantuan',
    greeting: 'Halo,',
    intro: 'Ini balasan kami atas pesanmu tanggal {date}:',
    next: 'Mau menyampaikan hal lain? Buka {app} dan masuk ke “Bantuan dan dukungan”. Tidak ada yang membaca balasan ke email ini.',
    stranger:
      'Kamu tidak menghubungi kami? Berarti ada yang salah memasukkan alamat email, dan email ini bisa kamu abaikan.',
  },
};
