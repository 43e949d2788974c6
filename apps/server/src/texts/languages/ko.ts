// What the server says in Korean.
import { ko as questions } from '#texts/questions/ko.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const ko: ServerTexts = {
  questions,
  refusals: {
    full: '방금 이 설문의 정원이 찼어요.',
    closed: '이 설문은 마감됐어요.',
    taken: '이미 참여한 설문이에요.',
    elsewhere: '지금 계신 국가나 이 기기에서는 참여할 수 없는 설문이에요.',
  },
  activityNames: {
    survey: '설문',
    profile: '내 프로필',
    bonus: '목표 달성 보너스',
    extension_bonus: '브라우저 확장 프로그램 보너스',
  },
  answerProblems: {
    empty_answer_general: '답변을 입력해 주세요',
    one_answer_only: '답변은 하나만 선택해 주세요',
    answer_unknown: '표시된 답변 중에서 선택해 주세요',
    number_invalid: '정수를 입력해 주세요',
    number_out_of_range: '숫자가 너무 작거나 커요',
    text_too_long: '답변이 너무 길어요',
    date_invalid: '날짜를 모두 입력해 주세요',
    year_invalid: '연도가 올바르지 않아요',
    age_limit_validation: '만 18세 이상만 참여할 수 있어요',
    not_skippable: '이 질문은 건너뛸 수 없어요',
  },
  wait: '잠시만 기다려 주세요. 페이지가 자동으로 다시 시도해요.',
  advice: {
    honest: '솔직하게 답해 주세요. 틀린 답은 없지만, 지어낸 답은 티가 나요.',
    time: '천천히 답해 주세요. 너무 서두르면 대상에서 제외돼요.',
    attention: '질문을 끝까지 읽어 주세요. 잘 읽는지 확인하는 질문도 있어요.',
  },
  verification: {
    sms: '{app} 인증번호는 {code}입니다. {minutes}분간 유효하며, 누구에게도 알려 주지 마세요.',
    invalid: '휴대폰 번호가 올바르지 않아요',
    unreachable: '이 번호로는 메시지를 보낼 수 없어요.',
    too_soon: '{seconds}초 후에 인증번호를 다시 요청할 수 있어요.',
    too_many: '인증번호를 너무 많이 요청했어요. 나중에 다시 시도해 주세요.',
    locked: '인증번호를 여러 번 잘못 입력했어요. {minutes}분 후에 새 인증번호를 요청할 수 있어요.',
    not_sent: '메시지를 보내지 못했어요. 다시 시도해 주세요.',
    wrong: '인증번호가 맞지 않아요. 남은 횟수: {left}회.',
    over: '더 이상 유효하지 않은 인증번호예요. 새 인증번호를 요청해 주세요.',
    taken: '이미 다른 계정에 등록된 번호예요.',
    verified: '이 계정은 이미 휴대폰 인증을 마쳤어요.',
    not_asked: '지금은 휴대폰 번호가 필요하지 않아요.',
    not_checked: '인증번호를 확인하지 못했어요. 다시 시도해 주세요.',
  },
  feedbackOptions: {
    dont_like_survey: '설문이 마음에 들지 않았어요',
    asked_for_personal_info: '개인정보를 요구했어요',
    broken_survey: '설문이 제대로 작동하지 않았어요',
    other: '기타',
  },
  replyMail: {
    subject: '{app}: 고객지원 답변',
    greeting: '안녕하세요.',
    intro: '{date}에 보내 주신 문의에 대한 답변이에요.',
    next: '더 전할 내용이 있다면 {app}에서 ‘도움말 및 고객지원’을 열어 주세요. 이 이메일에 보낸 답장은 아무도 읽지 않아요.',
    stranger: '문의하신 적이 없나요? 누군가 주소를 잘못 입력한 것이니 이 이메일은 무시하셔도 돼요.',
  },
};
