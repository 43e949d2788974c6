// What the server says in Chinese.
import { zh as questions } from '#texts/questions/zh.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const zh: ServerTexts = {
  questions,
  refusals: {
    full: '这份问卷的名额刚刚已满。',
    closed: '这份问卷已关闭。',
    taken: '您已经参与过这份问卷。',
    elsewhere: '这份问卷不面向您所在的国家或地区，或不支持此设备。',
  },
  activityNames: {
    survey: '问卷',
    profile: '我的个人资料',
    bonus: '达成目标加奖',
    extension_bonus: '浏览器扩展程序加奖',
  },
  answerProblems: {
    empty_answer_general: '此项不能为空',
    one_answer_only: '请只提供一个回答',
    answer_unknown: '请从显示的选项中选择',
    number_invalid: '请输入整数',
    number_out_of_range: '数字过小或过大',
    text_too_long: '回答过长',
    date_invalid: '请输入完整的日期',
    year_invalid: '年份无效',
    age_limit_validation: '您必须年满 18 岁',
    not_skippable: '此题不能跳过',
  },
  wait: '请稍候，本页会自动重试。',
  advice: {
    honest: '请如实作答：回答没有对错之分，但编造的回答会被发现。',
    time: '慢慢来，匆忙作答会被筛除。',
    attention: '请读完每个问题。有些问题就是为了确认您是否认真阅读。',
  },
  verification: {
    sms: '{code} 是您的 {app} 验证码，{minutes} 分钟内有效，请勿泄露给他人。',
    invalid: '手机号码无效',
    unreachable: '无法向此号码发送短信。',
    too_soon: '{seconds} 秒后可以重新获取验证码。',
    too_many: '获取验证码次数过多，请稍后再试。',
    locked: '验证码错误次数过多，{minutes} 分钟后可以重新获取。',
    not_sent: '短信发送失败，请重试。',
    wrong: '验证码不正确，剩余 {left} 次机会。',
    over: '此验证码已失效，请重新获取。',
    taken: '此号码已绑定其他账户。',
    verified: '此账户已验证过手机号码。',
    not_asked: '目前无需提供手机号码。',
    not_checked: '无法核对验证码，请重试。',
  },
  feedbackOptions: {
    dont_like_survey: '我不喜欢这份问卷',
    asked_for_personal_info: '问卷索要个人信息',
    broken_survey: '问卷无法正常使用',
    other: '其他原因',
  },
  replyMail: {
    subject: '{app}：客服已回复',
    greeting: '您好：',
    intro: '以下是我们对您 {date}留言的回复：',
    next: '还有其他问题？请打开 {app}，进入“帮助与客服”。直接回复此邮件不会有人查看。',
    stranger: '没有联系过我们？那可能是有人误填了您的邮箱，请忽略此邮件。',
  },
};
