import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Gizlilik politikası',
  intro:
    'Bu panel, pazar araştırmalarına ve tekliflere katılmanızı ve geldiğiniz uygulamada veya web sitesinde ödül kazanmanızı sağlar. Bunun için sizinle ilgili bazı bilgilere ihtiyaç duyar. Bu sayfa neyi, neden sakladığını, bunu başka kimin gördüğünü ve neye karar verebileceğinizi anlatır.',
  sections: [
    {
      title: 'Hakkınızda neleri saklıyoruz',
      paragraphs: ['Paneli adınızı vermeden kullanırsınız. Sakladıklarımız şunlardır:'],
      items: [
        'Geldiğiniz uygulamanın veya web sitesinin sizi tanıdığı kimlik. Ödülleriniz size bu sayede ulaşır.',
        'Yaş, cinsiyet, hane veya ilgi alanları gibi kendinizle ilgili sorulara verdiğiniz yanıtlar ve bunları ne zaman verdiğiniz.',
        'Hangi anketleri ve teklifleri açtığınız, bunların nasıl sonuçlandığı ve onlardan ne kazandığınız.',
        'Ziyaretinizin teknik bilgileri: ülke, dil, cihaz ve tarayıcı türü ile internet adresinizin, adresin kendisinin okunamayacağı bir özeti.',
        'Kimsenin aynı anketi iki kez doldurmaması için tarayıcınızın özelliklerinden oluşturulan bir parmak izi.',
        'Destek ekibine yazdıklarınız, e-posta adresiniz ve eklediğiniz dosyalarla birlikte, ve bir anket hakkında bize söyledikleriniz.',
        'Telefon numaranızı doğrulamanız istenirse: bir numaranın tek bir hesaba ait olması için numaranın bir özeti.',
        'Tarayıcı uzantımızı yüklerseniz: yüklü olduğu ve en son ne zaman kullanıldığı.',
      ],
    },
    {
      title: 'Bunları ne için kullanıyoruz',
      paragraphs: [],
      items: [
        'Size uygun anketler ve teklifler göstermek ve hiçbir şeyi iki kez sormamak için.',
        'Ödüllerinizi hesabınıza işlemek ve geldiğiniz uygulama veya web sitesiyle mahsuplaşmak için.',
        'Araştırmaların dürüst kalması için: mükerrer katılımları, otomatik yanıtları ve gizlenmiş konumları ararız.',
        'Destek ekibine yazdığınızda size yanıt vermek için.',
        'Panelin hatalarını bulup gidermek için.',
      ],
    },
    {
      title: 'Hangi dayanakla',
      paragraphs: [
        'Katılmak size kalmıştır. İlk anketinizden önce onay verirsiniz ve yanıtlarınız bu onaya dayanarak kullanılır. Ödüllerinizi vermek için gerekenleri size verdiğimiz sözü tutmak için, dolandırıcılığa karşı gerekenleri ise dürüst sonuçlar katılan herkesin yararına olduğu için kullanırız.',
        'Bazı sorular sağlık veya inançlar gibi yasanın özel olarak koruduğu konularla ilgilidir. Bunları atlayabilir veya anketten ayrılabilirsiniz.',
      ],
    },
    {
      title: 'Başka kim görüyor',
      paragraphs: [
        'Hakkınızdaki bilgileri satmayız. Yalnızca aşağıdakilerin her birinin ihtiyaç duyduğunu paylaşırız:',
      ],
      items: [
        'Anketi yürüten şirket, o anket için oluşturulmuş bir kimliği ve anketin size uygun olup olmadığını belirleyen yanıtları öğrenir. Anketin kendisinde verdiğiniz yanıtları ise kendi gizlilik politikası uyarınca doğrudan alır.',
        'Bir teklifin arkasındaki reklamveren, o teklif için oluşturulmuş bir kimlikle, teklifi açtığınızı öğrenir.',
        'Geldiğiniz uygulama veya web sitesi, bir anketi veya teklifi tamamladığınızı ve bunun değerini öğrenir, ne yanıt verdiğinizi asla öğrenmez.',
        'Mükerrer katılımları veya gizlenmiş konumları denetleyen hizmetler, denetimin gerektirdiğine göre yalnızca kendileri için oluşturulmuş bir kimliği veya internet adresinizi öğrenir.',
        'Kısa mesajlarımızı ileten şirket, doğrulamak istediğiniz telefon numarasını öğrenir.',
        'Bizim için sunucu işleten şirketler yalnızca talimatlarımıza göre hareket eder.',
        'Yetkili makamlar, yasanın bizi vermekle yükümlü kıldığı bilgileri alır.',
      ],
    },
    {
      title: 'Tarayıcınızda neler saklanır',
      paragraphs: [
        'Panel, tarayıcınızın yerel depolama alanında birkaç kayıt tutar: bizim için kim olduğunuz, listelerinizi nasıl sıraladığınız, teklifler için hangi cihazları seçtiğiniz, hangi anket için geldiğiniz, size daha önce neyin söylendiği veya sorulduğu ve destek ekibine yazıp henüz göndermediğiniz bir mesaj. Bunlar panelin çalışması için gereklidir. Panel reklam çerezi kullanmaz ve sizi başka hiçbir sayfada izlemez.',
      ],
    },
    {
      title: 'Ne kadar süre saklıyoruz',
      paragraphs: [
        'Kendinizle ilgili yanıtlar eskir: bir süre sonra bunları doğrulamanızı isteriz. Hesabınızı kullandığınız sürece saklarız. Ödül kayıtları, muhasebe mevzuatının gerektirdiği süre boyunca saklanır. Teknik kayıtlar kısa bir süre sonra silinir.',
      ],
    },
    {
      title: 'Neye karar verebilirsiniz',
      paragraphs: ['Dilediğiniz zaman ve neden belirtmeden bizden şunları isteyebilirsiniz:'],
      items: [
        'hakkınızda sakladıklarımızı size göstermemizi veya başka programların okuyabileceği bir biçimde vermemizi',
        'yanlış olanı düzeltmemizi; kendinizle ilgili yanıtları profilinizden değiştirebilirsiniz',
        'hesabınızı ve yanıtlarınızı silmemizi',
        'bilgilerinizi kullanmayı bırakmamızı veya yalnızca bir bölümünü kullanmamızı',
      ],
    },
    {
      title: 'Çocuklar',
      paragraphs: [
        'Panel yetişkinler içindir. 18 yaşından küçükler katılamaz; bunu öğrenirsek hesabı sileriz.',
      ],
    },
    {
      title: 'Bize nasıl ulaşırsınız',
      paragraphs: [
        'Bize panelin yardım sayfasından yazın; 24 saat içinde yanıt veririz. Haklarınıza saygı göstermediğimizi düşünüyorsanız ülkenizin veri koruma kurumuna da başvurabilirsiniz.',
        'Bu politika sizin için önem taşıyan bir biçimde değiştiğinde panel yeniden onayınızı ister.',
      ],
    },
  ],
};
