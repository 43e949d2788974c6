// What the server says in Vietnamese.
import { vi as questions } from '#texts/questions/vi.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const vi: ServerTexts = {
  questions,
  refusals: {
    full: 'Khảo sát này vừa đủ người.',
    closed: 'Khảo sát này đã đóng.',
    taken: 'Bạn đã làm khảo sát này rồi.',
    elsewhere: 'Khảo sát này không dành cho quốc gia của bạn hoặc thiết bị này.',
  },
  activityNames: {
    survey: 'Khảo sát',
    profile: 'Hồ sơ của bạn',
    bonus: 'Thưởng thêm khi đạt mục tiêu',
    extension_bonus: 'Thưởng thêm khi dùng tiện ích trình duyệt',
  },
  answerProblems: {
    empty_answer_general: 'Vui lòng không để trống',
    one_answer_only: 'Vui lòng chỉ chọn một câu trả lời',
    answer_unknown: 'Vui lòng chọn một trong các câu trả lời hiển thị',
    number_invalid: 'Vui lòng nhập số nguyên',
    number_out_of_range: 'Số này quá nhỏ hoặc quá lớn',
    text_too_long: 'Câu trả lời này quá dài',
    date_invalid: 'Vui lòng nhập đầy đủ ngày tháng',
    year_invalid: 'Năm không hợp lệ',
    age_limit_validation: 'Bạn phải từ 18 tuổi trở lên',
    not_skippable: 'Không thể bỏ qua câu hỏi này',
  },
  wait: 'Vui lòng chờ một chút. Trang này sẽ tự thử lại.',
  advice: {
    honest: 'Hãy trả lời trung thực: không có câu trả lời sai, nhưng câu trả lời bịa đặt sẽ bị phát hiện.',
    time: 'Cứ thong thả. Ai làm khảo sát vội vàng sẽ bị loại.',
    attention: 'Hãy đọc hết từng câu hỏi. Một số câu dùng để kiểm tra điều đó.',
  },
  verification: {
    sms: '{code} là mã xác minh {app} của bạn. Mã có hiệu lực trong {minutes} phút; không chia sẻ mã cho bất kỳ ai.',
    invalid: 'Số điện thoại không hợp lệ',
    unreachable: 'Không thể gửi tin nhắn đến số này.',
    too_soon: 'Bạn có thể yêu cầu lại mã sau {seconds} giây.',
    too_many: 'Bạn đã yêu cầu mã quá nhiều lần. Vui lòng thử lại sau.',
    locked: 'Bạn đã nhập sai mã quá nhiều lần. Bạn có thể yêu cầu mã mới sau {minutes} phút.',
    not_sent: 'Không thể gửi tin nhắn. Vui lòng thử lại.',
    wrong: 'Mã không đúng. Số lần thử còn lại: {left}.',
    over: 'Mã này không còn hiệu lực. Vui lòng yêu cầu mã mới.',
    taken: 'Số này đã thuộc về một tài khoản khác.',
    verified: 'Tài khoản này đã có số điện thoại được xác minh.',
    not_asked: 'Hiện không cần số điện thoại.',
    not_checked: 'Không thể kiểm tra mã. Vui lòng thử lại.',
  },
  feedbackOptions: {
    dont_like_survey: 'Tôi không thích khảo sát này',
    asked_for_personal_info: 'Khảo sát hỏi thông tin cá nhân',
    broken_survey: 'Khảo sát không hoạt động',
    other: 'Lý do khác',
  },
  replyMail: {
    subject: '{app}: phản hồi từ bộ phận hỗ trợ',
    greeting: 'Xin chào,',
    intro: 'Đây là phản hồi của chúng tôi cho tin nhắn ngày {date} của bạn:',
    next: 'Bạn muốn nói thêm? Hãy mở {app} và vào mục “Trợ giúp và hỗ trợ”. Không ai đọc thư trả lời email này.',
    stranger:
      'Bạn không nhắn cho chúng tôi? Vậy là có người đã nhập nhầm địa chỉ email của bạn, và bạn có thể bỏ qua email này.',
  },
};
