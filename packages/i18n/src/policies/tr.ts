import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Gizlilik politikası',
  intro:
    'Bu panel, pazar araştırmalarına ve tekliflere katılmanı ve geldiğin uygulamada veya web sitesinde ödül kazanmanı sağlar. Bunun için seninle ilgili bazı bilgilere ihtiyaç duyar. Bu sayfa neyi, neden sakladığını, bunu başka kimin gördüğünü ve neye karar verebileceğini anlatır.',
  sections: [
    {
      title: 'Senin hakkında neleri saklıyoruz',
      paragraphs: ['Paneli adını vermeden kullanırsın. Sakladıklarımız şunlardır:'],
      items: [
        'Geldiğin uygulamanın veya web sitesinin seni tanıdığı kimlik. Ödüllerin sana bu sayede ulaşır.',
        'Yaş, cinsiyet, hane veya ilgi alanları gibi kendinle ilgili sorulara verdiğin yanıtlar ve bunları ne zaman verdiğin.',
        'Hangi anketleri ve teklifleri açtığın, bunların nasıl sonuçlandığı ve onlardan ne kazandığın.',
        'Ziyaretinin teknik bilgileri: ülke, dil, cihaz ve tarayıcı türü ile IP adresinin, adresin kendisinin okunamayacağı bir özeti.',
        'Kimsenin aynı anketi iki kez doldurmaması için tarayıcının özelliklerinden oluşturulan bir parmak izi.',
        'Destek ekibine yazdıkların, e-posta adresin ve eklediğin dosyalar ile bir anket hakkında bize söylediklerin.',
        'Telefon numaranı doğrulaman istenirse: bir numaranın tek bir hesaba ait olması için numaranın bir özeti.',
        'Tarayıcı uzantımızı yüklersen: yüklü olduğu ve en son ne zaman kullanıldığı.',
      ],
    },
    {
      title: 'Bunları ne için kullanıyoruz',
      paragraphs: [],
      items: [
        'Sana uygun anketler ve teklifler göstermek ve hiçbir şeyi iki kez sormamak için.',
        'Ödüllerini hesabına işlemek ve geldiğin uygulama veya web sitesiyle mahsuplaşmak için.',
        'Araştırmaların dürüst kalması için: mükerrer katılımları, otomatik yanıtları ve gizlenmiş konumları ararız.',
        'Destek ekibine yazdığında sana yanıt vermek için.',
        'Panelin hatalarını bulup gidermek için.',
      ],
    },
    {
      title: 'Hangi dayanakla',
      paragraphs: [
        'Katılmak sana kalmış. İlk anketinden önce onay verirsin ve yanıtların bu onaya dayanarak kullanılır. Ödüllerini vermek için gerekenleri sana verdiğimiz sözü tutmak için, dolandırıcılığa karşı gerekenleri ise dürüst sonuçlar katılan herkesin yararına olduğu için kullanırız.',
        'Bazı sorular sağlık veya inançlar gibi yasanın özel olarak koruduğu konularla ilgilidir. Bunları atlayabilir veya anketten ayrılabilirsin.',
      ],
    },
    {
      title: 'Başka kim görüyor',
      paragraphs: [
        'Senin hakkındaki bilgileri satmayız. Yalnızca aşağıdakilerin her birinin ihtiyaç duyduğunu paylaşırız:',
      ],
      items: [
        'Anketi yürüten şirket, o anket için oluşturulmuş bir kimliği ve anketin sana uygun olup olmadığını belirleyen yanıtları öğrenir. Anketin kendisinde verdiğin yanıtları ise kendi gizlilik politikası uyarınca doğrudan alır.',
        'Bir teklifin arkasındaki reklamveren, o teklif için oluşturulmuş bir kimlikle, teklifi açtığını öğrenir.',
        'Geldiğin uygulama veya web sitesi, bir anketi veya teklifi tamamladığını ve bunun değerini öğrenir, ne yanıt verdiğini asla öğrenmez.',
        'Mükerrer katılımları veya gizlenmiş konumları denetleyen hizmetler, denetimin gerektirdiğine göre yalnızca kendileri için oluşturulmuş bir kimliği veya senin IP adresini öğrenir.',
        'Kısa mesajlarımızı ileten şirket, doğrulamak istediğin telefon numarasını öğrenir.',
        'Bizim için sunucu işleten şirketler yalnızca talimatlarımıza göre hareket eder.',
        'Yetkili makamlar, yasanın bizi vermekle yükümlü kıldığı bilgileri alır.',
      ],
    },
    {
      title: 'Tarayıcında neler saklanır',
      paragraphs: [
        'Panel, tarayıcının yerel depolama alanında birkaç kayıt tutar: bizim için kim olduğun, listelerini nasıl sıraladığın, teklifler için hangi cihazları seçtiğin, hangi anket için geldiğin, sana daha önce neyin söylendiği veya sorulduğu ve destek ekibine yazıp henüz göndermediğin bir mesaj. Bunlar panelin çalışması için gereklidir. Panel reklam çerezi kullanmaz ve seni başka hiçbir sayfada izlemez.',
      ],
    },
    {
      title: 'Ne kadar süre saklıyoruz',
      paragraphs: [
        'Kendinle ilgili yanıtlar eskir: bir süre sonra bunları doğrulamanı isteriz. Hesabını kullandığın sürece saklarız. Ödül kayıtları, muhasebe mevzuatının gerektirdiği süre boyunca saklanır. Teknik kayıtlar kısa bir süre sonra silinir.',
      ],
    },
    {
      title: 'Neye karar verebilirsin',
      paragraphs: ['Dilediğin zaman ve neden belirtmeden bizden şunları isteyebilirsin:'],
      items: [
        'senin hakkında sakladıklarımızı sana göstermemizi veya başka programların okuyabileceği bir biçimde vermemizi',
        'yanlış olanı düzeltmemizi; kendinle ilgili yanıtları profilinden değiştirebilirsin',
        'hesabını ve yanıtlarını silmemizi',
        'bilgilerini kullanmayı bırakmamızı veya yalnızca bir bölümünü kullanmamızı',
      ],
    },
    {
      title: 'Çocuklar',
      paragraphs: [
        'Panel yetişkinler içindir. 18 yaşından küçükler katılamaz; bunu öğrenirsek hesabı sileriz.',
      ],
    },
    {
      title: 'Bize nasıl ulaşırsın',
      paragraphs: [
        'Bize panelin yardım sayfasından yaz; 24 saat içinde yanıt veririz. Haklarına saygı göstermediğimizi düşünüyorsan yaşadığın ülkenin veri koruma kurumuna da başvurabilirsin.',
        'Bu politika senin için önem taşıyan bir biçimde değiştiğinde panel yeniden onayını ister.',
      ],
    },
  ],
};
