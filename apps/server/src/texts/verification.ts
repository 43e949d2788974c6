// What the phone check says to people: in messages to their phones, and when a number or a code cannot be used.
import type { Language } from '@earnwall/i18n/languages';
import { type Sentences, sentencesIn } from './in-language.ts';

type Sentence =
  /** The message itself. */
  | 'sms'
  | 'invalid'
  | 'unreachable'
  | 'too_soon'
  | 'too_many'
  | 'locked'
  | 'not_sent'
  | 'wrong'
  | 'over'
  | 'taken'
  | 'verified'
  | 'not_asked'
  | 'not_checked';

const sentences: Sentences<Sentence> = {
  en: {
    sms: '{code} is your code for {app}. It is good for {minutes} minutes; give it to nobody.',
    invalid: 'Invalid phone number',
    unreachable: 'No message can be sent to this number.',
    too_soon: 'You can ask for another code in {seconds} s.',
    too_many: 'Too many codes were asked for. Please try again later.',
    locked: 'Too many wrong codes. You can ask for a new one in {minutes} min.',
    not_sent: 'The message could not be sent. Please try again.',
    wrong: 'This code is not right. Tries left: {left}.',
    over: 'This code is no longer valid. Please ask for a new one.',
    taken: 'This number already belongs to another account.',
    verified: 'A phone is verified for this account already.',
    not_asked: 'No phone number is asked for now.',
    not_checked: 'The code could not be checked. Please try again.',
  },
  de: {
    sms: '{code} ist dein Code für {app}. Er gilt {minutes} Minuten; gib ihn niemandem.',
    invalid: 'Ungültige Telefonnummer',
    unreachable: 'An diese Nummer kann keine Nachricht gesendet werden.',
    too_soon: 'In {seconds} s kannst du einen neuen Code anfordern.',
    too_many: 'Es wurden zu viele Codes angefordert. Bitte versuche es später noch einmal.',
    locked: 'Zu viele falsche Codes. In {minutes} min kannst du einen neuen anfordern.',
    not_sent: 'Die Nachricht konnte nicht gesendet werden. Bitte versuche es noch einmal.',
    wrong: 'Dieser Code stimmt nicht. Übrige Versuche: {left}.',
    over: 'Dieser Code gilt nicht mehr. Bitte fordere einen neuen an.',
    taken: 'Diese Nummer gehört schon zu einem anderen Konto.',
    verified: 'Für dieses Konto ist schon ein Telefon bestätigt.',
    not_asked: 'Im Moment wird keine Telefonnummer gebraucht.',
    not_checked: 'Der Code konnte nicht geprüft werden. Bitte versuche es noch einmal.',
  },
  es: {
    sms: '{code} es tu código para {app}. Vale {minutes} minutos; no se lo des a nadie.',
    invalid: 'Número de teléfono no válido',
    unreachable: 'No se pueden enviar mensajes a este número.',
    too_soon: 'Puedes pedir otro código en {seconds} s.',
    too_many: 'Se han pedido demasiados códigos. Inténtalo más tarde.',
    locked: 'Demasiados códigos incorrectos. Puedes pedir uno nuevo en {minutes} min.',
    not_sent: 'No se pudo enviar el mensaje. Inténtalo de nuevo.',
    wrong: 'El código no es correcto. Intentos restantes: {left}.',
    over: 'Este código ya no es válido. Pide uno nuevo.',
    taken: 'Este número ya pertenece a otra cuenta.',
    verified: 'Esta cuenta ya tiene un teléfono verificado.',
    not_asked: 'Ahora no se necesita ningún número de teléfono.',
    not_checked: 'No se pudo comprobar el código. Inténtalo de nuevo.',
  },
  fr: {
    sms: '{code} est votre code pour {app}. Il est valable {minutes} minutes ; ne le donnez à personne.',
    invalid: 'Numéro de téléphone non valide',
    unreachable: 'Aucun message ne peut être envoyé à ce numéro.',
    too_soon: 'Vous pourrez demander un autre code dans {seconds} s.',
    too_many: 'Trop de codes ont été demandés. Réessayez plus tard.',
    locked: 'Trop de codes erronés. Vous pourrez en demander un nouveau dans {minutes} min.',
    not_sent: 'Le message n’a pas pu être envoyé. Veuillez réessayer.',
    wrong: 'Ce code est incorrect. Essais restants : {left}.',
    over: 'Ce code n’est plus valable. Demandez-en un nouveau.',
    taken: 'Ce numéro appartient déjà à un autre compte.',
    verified: 'Un téléphone est déjà vérifié pour ce compte.',
    not_asked: 'Aucun numéro de téléphone n’est demandé pour le moment.',
    not_checked: 'Le code n’a pas pu être vérifié. Veuillez réessayer.',
  },
  'pt-BR': {
    sms: '{code} é o seu código para {app}. Ele vale por {minutes} minutos; não o passe a ninguém.',
    invalid: 'Número de telefone inválido',
    unreachable: 'Não é possível enviar mensagens a este número.',
    too_soon: 'Você pode pedir outro código em {seconds} s.',
    too_many: 'Foram pedidos códigos demais. Tente mais tarde.',
    locked: 'Códigos errados demais. Você pode pedir um novo em {minutes} min.',
    not_sent: 'Não foi possível enviar a mensagem. Tente de novo.',
    wrong: 'Este código não está certo. Tentativas restantes: {left}.',
    over: 'Este código não vale mais. Peça um novo.',
    taken: 'Este número já pertence a outra conta.',
    verified: 'Esta conta já tem um telefone verificado.',
    not_asked: 'Nenhum número de telefone é pedido agora.',
    not_checked: 'Não foi possível conferir o código. Tente de novo.',
  },
  ja: {
    sms: '{app}の確認コードは{code}です。{minutes}分間有効です。誰にも教えないでください。',
    invalid: '電話番号が正しくありません',
    unreachable: 'この番号にはメッセージを送信できません。',
    too_soon: '{seconds}秒後に新しいコードを請求できます。',
    too_many: 'コードの請求が多すぎます。後でもう一度お試しください。',
    locked: '間違ったコードが多すぎます。{minutes}分後に新しいコードを請求できます。',
    not_sent: 'メッセージを送信できませんでした。もう一度お試しください。',
    wrong: 'コードが正しくありません。残り{left}回です。',
    over: 'このコードは無効になりました。新しいコードを請求してください。',
    taken: 'この番号はすでに別のアカウントで使われています。',
    verified: 'このアカウントの電話番号は確認済みです。',
    not_asked: '現在、電話番号は必要ありません。',
    not_checked: 'コードを確認できませんでした。もう一度お試しください。',
  },
  ar: {
    sms: '{code} هو رمزك في {app}. وهو صالح لمدة {minutes} دقائق، فلا تعطه لأحد.',
    invalid: 'رقم الهاتف غير صالح',
    unreachable: 'لا يمكن إرسال رسائل إلى هذا الرقم.',
    too_soon: 'يمكنك طلب رمز آخر بعد {seconds} ث.',
    too_many: 'طُلبت رموز كثيرة جدًا. يرجى المحاولة لاحقًا.',
    locked: 'رموز خاطئة كثيرة جدًا. يمكنك طلب رمز جديد بعد {minutes} د.',
    not_sent: 'تعذّر إرسال الرسالة. يرجى المحاولة مرة أخرى.',
    wrong: 'هذا الرمز غير صحيح. المحاولات المتبقية: {left}.',
    over: 'لم يعد هذا الرمز صالحًا. يرجى طلب رمز جديد.',
    taken: 'هذا الرقم يخص حسابًا آخر بالفعل.',
    verified: 'تم التحقق من هاتف لهذا الحساب من قبل.',
    not_asked: 'لا حاجة إلى رقم هاتف الآن.',
    not_checked: 'تعذّر التحقق من الرمز. يرجى المحاولة مرة أخرى.',
  },
};

type Say = (sentence: Sentence, values?: Readonly<Record<string, string | number>>) => string;

export function verificationWords(language: Language): Say {
  const words = sentencesIn(sentences, language);
  return (sentence, values = {}) =>
    words[sentence].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
