// What the server says in Japanese.
import { ja as questions } from '#texts/questions/ja.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const ja: ServerTexts = {
  questions,
  refusals: {
    full: 'このアンケートは定員に達しました。',
    closed: 'このアンケートは終了しました。',
    taken: 'このアンケートにはすでに回答済みです。',
    elsewhere: 'このアンケートは、ご利用の国・地域またはこの端末では回答できません。',
  },
  activityNames: {
    survey: 'アンケート',
    profile: 'プロフィール',
    bonus: '目標達成ボーナス',
    extension_bonus: 'ブラウザ拡張機能ボーナス',
  },
  answerProblems: {
    empty_answer_general: '入力してください',
    one_answer_only: '回答は1つだけにしてください',
    answer_unknown: '表示された選択肢から選んでください',
    number_invalid: '整数を入力してください',
    number_out_of_range: '数が小さすぎるか大きすぎます',
    text_too_long: '回答が長すぎます',
    date_invalid: '日付をすべて入力してください',
    year_invalid: '年が正しくありません',
    age_limit_validation: '18歳以上の方が対象です',
    not_skippable: 'この質問はスキップできません',
  },
  wait: '少々お待ちください。このページは自動的に再読み込みされます。',
  advice: {
    honest: '正直にお答えください。正解も不正解もありませんが、事実と異なる回答は見抜かれます。',
    time: '時間をかけてお答えください。急ぎすぎると対象外になります。',
    attention: '質問は最後まで読んでください。きちんと読んでいるかを確かめる質問もあります。',
  },
  verification: {
    sms: '{app}の認証コードは{code}です。{minutes}分間有効です。誰にも教えないでください。',
    invalid: '電話番号が正しくありません',
    unreachable: 'この番号にはメッセージを送信できません。',
    too_soon: '{seconds}秒後に新しいコードを送信できます。',
    too_many: 'コードの送信回数が多すぎます。しばらくしてからもう一度お試しください。',
    locked: 'コードの入力間違いが続きました。{minutes}分後に新しいコードを送信できます。',
    not_sent: 'メッセージを送信できませんでした。もう一度お試しください。',
    wrong: 'コードが正しくありません。あと{left}回入力できます。',
    over: 'このコードは無効になりました。新しいコードを送信してください。',
    taken: 'この番号はすでに別のアカウントで使われています。',
    verified: 'このアカウントの電話番号は認証済みです。',
    not_asked: '現在、電話番号は必要ありません。',
    not_checked: 'コードを確認できませんでした。もう一度お試しください。',
  },
  feedbackOptions: {
    dont_like_survey: 'アンケートの内容が気に入らなかった',
    asked_for_personal_info: '個人情報を聞かれた',
    broken_survey: 'アンケートが正常に動作しなかった',
    other: 'その他',
  },
  replyMail: {
    subject: '{app}：サポートからの返信',
    greeting: 'こんにちは。',
    intro: '{date}にいただいたお問い合わせへの返信です。',
    next: '追加のご連絡は、{app}を開き「ヘルプとサポート」からお送りください。このメールに返信いただいても確認できません。',
    stranger:
      'お問い合わせに心当たりがない場合は、どなたかが誤ってこのアドレスを入力したと思われます。このメールは無視してください。',
  },
};
