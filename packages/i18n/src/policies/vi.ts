import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Chính sách quyền riêng tư',
  intro:
    'Dịch vụ này cho phép bạn tham gia nghiên cứu thị trường và các ưu đãi, đồng thời nhận phần thưởng trong ứng dụng hoặc trang web nơi bạn mở dịch vụ này. Để làm được điều này, chúng tôi cần một số thông tin về bạn. Trang này cho biết chúng tôi lưu giữ những gì, vì sao, chia sẻ với ai và bạn có thể quyết định điều gì.',
  sections: [
    {
      title: 'Chúng tôi lưu giữ gì về bạn',
      paragraphs: [
        'Bạn có thể sử dụng dịch vụ này mà không cần cho biết tên. Những gì chúng tôi lưu giữ là:',
      ],
      items: [
        'Mã định danh mà ứng dụng hoặc trang web nơi bạn mở dịch vụ này dùng để nhận ra bạn. Nhờ đó phần thưởng đến được với bạn.',
        'Câu trả lời của bạn cho các câu hỏi về bản thân, như tuổi, giới tính, hộ gia đình hoặc sở thích, và thời điểm bạn trả lời.',
        'Những khảo sát và ưu đãi bạn đã mở, chúng kết thúc ra sao và bạn kiếm được gì từ chúng.',
        'Thông tin kỹ thuật về lượt truy cập: quốc gia, ngôn ngữ, loại thiết bị và trình duyệt, cùng mã băm của địa chỉ IP (không thể suy ngược ra địa chỉ gốc).',
        'Dấu vân tay trình duyệt, tạo từ các đặc điểm của trình duyệt, để không ai làm cùng một khảo sát hai lần.',
        'Những gì bạn gửi cho bộ phận hỗ trợ, kèm địa chỉ email và tệp bạn đính kèm, cùng những gì bạn cho chúng tôi biết về một khảo sát.',
        'Nếu bạn được yêu cầu xác nhận số điện thoại: mã băm của số đó, để mỗi số chỉ thuộc về một tài khoản.',
        'Nếu bạn cài tiện ích trình duyệt của chúng tôi: việc tiện ích đã được cài và lần cuối nó được sử dụng.',
      ],
    },
    {
      title: 'Chúng tôi dùng để làm gì',
      paragraphs: [],
      items: [
        'Để hiển thị khảo sát và ưu đãi phù hợp với bạn, và không hỏi lại điều bạn đã trả lời.',
        'Để cộng phần thưởng cho bạn và quyết toán với ứng dụng hoặc trang web nơi bạn mở dịch vụ này.',
        'Để nghiên cứu luôn trung thực: chúng tôi tìm các lượt trả lời trùng lặp, câu trả lời tự động và vị trí bị che giấu.',
        'Để trả lời khi bạn liên hệ bộ phận hỗ trợ.',
        'Để tìm và sửa lỗi của dịch vụ.',
      ],
    },
    {
      title: 'Dựa trên cơ sở nào',
      paragraphs: [
        'Tham gia hay không là tùy bạn. Bạn đồng ý trước khảo sát đầu tiên, và câu trả lời của bạn được sử dụng trên cơ sở sự đồng ý đó. Những gì cần để cộng phần thưởng, chúng tôi dùng để giữ lời hứa với bạn; những gì cần để chống gian lận, chúng tôi dùng vì kết quả trung thực mang lại lợi ích cho mọi người tham gia.',
        'Một số câu hỏi liên quan đến những điều được pháp luật bảo vệ đặc biệt, như sức khỏe hoặc tín ngưỡng. Bạn có thể bỏ qua hoặc rời khỏi khảo sát.',
      ],
    },
    {
      title: 'Chúng tôi chia sẻ với ai',
      paragraphs: [
        'Chúng tôi không bán thông tin về bạn. Chúng tôi chỉ chia sẻ những gì mỗi bên sau đây cần:',
      ],
      items: [
        'Công ty thực hiện khảo sát nhận được một mã định danh tạo riêng cho khảo sát đó và các câu trả lời quyết định khảo sát có phù hợp với bạn hay không. Những gì bạn trả lời trong chính khảo sát, họ nhận trực tiếp theo chính sách quyền riêng tư của họ.',
        'Nhà quảng cáo của một ưu đãi biết rằng bạn đã mở ưu đãi đó, qua một mã định danh tạo riêng cho ưu đãi ấy.',
        'Ứng dụng hoặc trang web nơi bạn mở dịch vụ này biết rằng bạn đã hoàn thành một khảo sát hoặc ưu đãi và giá trị của nó, nhưng không bao giờ biết bạn đã trả lời gì.',
        'Các dịch vụ kiểm tra trùng lặp hoặc vị trí bị che giấu nhận được mã định danh tạo riêng cho họ hoặc địa chỉ IP của bạn, tùy theo việc kiểm tra cần gì.',
        'Công ty gửi tin nhắn SMS của chúng tôi biết số điện thoại mà bạn muốn xác nhận.',
        'Các công ty vận hành máy chủ cho chúng tôi chỉ hành động theo chỉ dẫn của chúng tôi.',
        'Cơ quan có thẩm quyền nhận được những gì pháp luật buộc chúng tôi cung cấp.',
      ],
    },
    {
      title: 'Những gì được lưu trong trình duyệt của bạn',
      paragraphs: [
        'Dịch vụ này lưu một vài mục trong bộ nhớ cục bộ của trình duyệt: thông tin nhận biết bạn, cách bạn sắp xếp danh sách, thiết bị bạn đã chọn cho ưu đãi, khảo sát mà bạn đến để làm, những gì bạn đã được thông báo hoặc được hỏi, và tin nhắn cho bộ phận hỗ trợ mà bạn chưa gửi. Chúng cần thiết để dịch vụ hoạt động. Dịch vụ không đặt cookie quảng cáo và không theo dõi bạn trên bất kỳ trang nào khác.',
      ],
    },
    {
      title: 'Chúng tôi lưu giữ trong bao lâu',
      paragraphs: [
        'Câu trả lời về bản thân sẽ cũ đi: sau một thời gian, chúng tôi đề nghị bạn xác nhận lại. Chúng tôi giữ tài khoản của bạn chừng nào bạn còn sử dụng. Dữ liệu về phần thưởng được lưu trong thời gian mà luật kế toán yêu cầu. Nhật ký kỹ thuật được xóa sau một thời gian ngắn.',
      ],
    },
    {
      title: 'Bạn có thể quyết định điều gì',
      paragraphs: ['Bất cứ lúc nào và không cần nêu lý do, bạn có thể yêu cầu chúng tôi:'],
      items: [
        'cho bạn xem những gì chúng tôi lưu giữ về bạn, hoặc cung cấp ở dạng mà chương trình khác đọc được',
        'sửa những gì sai; câu trả lời về bản thân bạn có thể thay đổi trong hồ sơ',
        'xóa tài khoản và câu trả lời của bạn',
        'ngừng sử dụng thông tin của bạn, hoặc chỉ sử dụng một phần',
      ],
    },
    {
      title: 'Trẻ em',
      paragraphs: [
        'Dịch vụ này dành cho người lớn. Người dưới 18 tuổi không được tham gia; nếu biết được, chúng tôi sẽ xóa tài khoản.',
      ],
    },
    {
      title: 'Cách liên hệ với chúng tôi',
      paragraphs: [
        'Hãy nhắn cho chúng tôi qua trang trợ giúp của dịch vụ; chúng tôi trả lời trong vòng 24 giờ. Nếu bạn cho rằng chúng tôi không tôn trọng quyền của bạn, bạn cũng có thể liên hệ cơ quan bảo vệ dữ liệu ở quốc gia của mình.',
        'Khi chính sách này có thay đổi quan trọng đối với bạn, chúng tôi sẽ đề nghị bạn đồng ý lại.',
      ],
    },
  ],
};
