// What the server says in Turkish.
import { tr as questions } from '#texts/questions/tr.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const tr: ServerTexts = {
  questions,
  refusals: {
    full: 'Bu anketin kontenjanı az önce doldu.',
    closed: 'Bu anket kapandı.',
    taken: 'Bu ankete zaten katıldın.',
    elsewhere: 'Bu anket ülkende veya bu cihazda kullanılamıyor.',
  },
  activityNames: {
    survey: 'Anket',
    profile: 'Profilin',
    bonus: 'Ulaşılan hedefler için bonus',
    extension_bonus: 'Tarayıcı uzantısı için bonus',
  },
  answerProblems: {
    empty_answer_general: 'Bu alan boş bırakılamaz',
    one_answer_only: 'Lütfen tek bir yanıt ver',
    answer_unknown: 'Lütfen gösterilen yanıtlardan birini seç',
    number_invalid: 'Lütfen bir tam sayı gir',
    number_out_of_range: 'Bu sayı çok küçük veya çok büyük',
    text_too_long: 'Bu yanıt çok uzun',
    date_invalid: 'Lütfen tarihi eksiksiz gir',
    year_invalid: 'Geçersiz yıl',
    age_limit_validation: 'En az 18 yaşında olmalısın',
    not_skippable: 'Bu soru atlanamaz',
  },
  wait: 'Bir saniye lütfen. Sayfa kendiliğinden yeniden deneyecek.',
  advice: {
    honest: 'Dürüst yanıt ver: yanlış yanıt yoktur, uydurma olanlar ise fark edilir.',
    time: 'Acele etme. Anketi hızlıca geçenler elenir.',
    attention: 'Her soruyu sonuna kadar oku. Bazıları dikkatini ölçmek için sorulur.',
  },
  verification: {
    sms: '{code}, {app} kodun. {minutes} dakika geçerli; kimseyle paylaşma.',
    invalid: 'Geçersiz telefon numarası',
    unreachable: 'Bu numaraya mesaj gönderilemiyor.',
    too_soon: '{seconds} sn sonra yeni bir kod isteyebilirsin.',
    too_many: 'Çok fazla kod istendi. Lütfen daha sonra tekrar dene.',
    locked: 'Çok fazla yanlış kod girildi. {minutes} dk sonra yeni bir kod isteyebilirsin.',
    not_sent: 'Mesaj gönderilemedi. Lütfen tekrar dene.',
    wrong: 'Bu kod doğru değil. Kalan deneme: {left}.',
    over: 'Bu kod artık geçerli değil. Lütfen yenisini iste.',
    taken: 'Bu numara zaten başka bir hesaba ait.',
    verified: 'Bu hesabın telefonu zaten doğrulandı.',
    not_asked: 'Şu anda telefon numarası gerekmiyor.',
    not_checked: 'Kod kontrol edilemedi. Lütfen tekrar dene.',
  },
  feedbackOptions: {
    dont_like_survey: 'Anketi beğenmedim',
    asked_for_personal_info: 'Kişisel bilgi istedi',
    broken_survey: 'Anket çalışmadı',
    other: 'Başka bir şey',
  },
  replyMail: {
    subject: '{app}: destekten yanıt',
    greeting: 'Merhaba,',
    intro: '{date} tarihli mesajına yanıtımız:',
    next: 'Eklemek istediğin bir şey mi var? {app} içinde “Yardım ve destek” bölümüne git. Bu e-postaya verilen yanıtları kimse okumaz.',
    stranger: 'Bize yazmadın mı? O zaman biri adresini yanlışlıkla girmiş; bu e-postayı yok sayabilirsin.',
  },
};
