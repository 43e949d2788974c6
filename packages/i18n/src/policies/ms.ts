import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Dasar privasi',
  intro:
    'Panel ini membolehkan anda menyertai penyelidikan pasaran dan tawaran, serta memperoleh ganjaran dalam aplikasi atau laman web asal anda. Untuk itu, panel memerlukan sedikit maklumat tentang anda. Halaman ini menerangkan apa yang disimpan, sebabnya, siapa lagi yang melihatnya dan apa yang boleh anda putuskan.',
  sections: [
    {
      title: 'Apa yang kami simpan tentang anda',
      paragraphs: ['Anda menggunakan panel tanpa memberikan nama. Yang kami simpan ialah:'],
      items: [
        'ID yang digunakan oleh aplikasi atau laman web asal anda untuk mengenali anda. Melalui ID inilah ganjaran sampai kepada anda.',
        'Jawapan anda kepada soalan tentang diri sendiri, seperti umur, jantina, isi rumah atau minat, dan bila anda memberikannya.',
        'Tinjauan dan tawaran yang anda buka, cara ia berakhir dan apa yang anda peroleh daripadanya.',
        'Maklumat teknikal lawatan anda: negara, bahasa, jenis peranti dan pelayar, serta nilai hash alamat IP anda yang tidak membolehkan alamat itu sendiri dibaca.',
        'Cap jari yang dibentuk daripada ciri-ciri pelayar anda, supaya tiada sesiapa menjawab tinjauan yang sama dua kali.',
        'Apa yang anda tulis kepada pasukan sokongan, bersama alamat e-mel dan fail yang anda lampirkan, serta apa yang anda beritahu kami tentang sesuatu tinjauan.',
        'Jika anda diminta mengesahkan nombor telefon: nilai hash nombor itu, supaya satu nombor hanya dimiliki oleh satu akaun.',
        'Jika anda memasang sambungan pelayar kami: bahawa ia dipasang dan bila kali terakhir ia digunakan.',
      ],
    },
    {
      title: 'Untuk apa kami menggunakannya',
      paragraphs: [],
      items: [
        'Untuk menunjukkan tinjauan dan tawaran yang sesuai dengan anda dan tidak bertanya perkara yang sama dua kali.',
        'Untuk mengkreditkan ganjaran anda dan menyelesaikan kiraannya dengan aplikasi atau laman web asal anda.',
        'Untuk memastikan penyelidikan jujur: kami mencari penyertaan berganda, jawapan automatik dan lokasi tersembunyi.',
        'Untuk menjawab anda apabila anda menulis kepada pasukan sokongan.',
        'Untuk mencari dan membaiki kerosakan panel.',
      ],
    },
    {
      title: 'Atas dasar apa',
      paragraphs: [
        'Penyertaan terpulang kepada anda. Anda bersetuju sebelum tinjauan pertama, dan jawapan anda digunakan berdasarkan persetujuan itu. Apa yang diperlukan untuk mengkreditkan ganjaran kami gunakan untuk menepati janji kami kepada anda; apa yang diperlukan untuk menentang penipuan kami gunakan kerana hasil yang jujur adalah demi kepentingan semua peserta.',
        'Sesetengah soalan menyentuh perkara yang dilindungi secara khusus oleh undang-undang, seperti kesihatan atau kepercayaan. Anda boleh melangkaunya atau meninggalkan tinjauan.',
      ],
    },
    {
      title: 'Siapa lagi yang melihatnya',
      paragraphs: [
        'Kami tidak menjual maklumat tentang anda. Kami hanya berkongsi apa yang diperlukan oleh setiap pihak berikut:',
      ],
      items: [
        'Syarikat yang menjalankan tinjauan menerima ID yang dibuat untuk tinjauan itu dan jawapan yang menentukan sama ada ia sesuai dengan anda. Apa yang anda jawab dalam tinjauan itu sendiri diterimanya secara langsung, mengikut dasar privasinya sendiri.',
        'Pengiklan di sebalik sesuatu tawaran mengetahui bahawa anda membukanya, dengan ID yang dibuat untuk tawaran itu.',
        'Aplikasi atau laman web asal anda mengetahui bahawa anda menyelesaikan tinjauan atau tawaran dan nilainya, tetapi tidak sekali-kali mengetahui jawapan anda.',
        'Perkhidmatan yang memeriksa penyertaan berganda atau lokasi tersembunyi menerima ID yang dibuat untuknya sahaja atau alamat IP anda, mengikut keperluan pemeriksaan itu.',
        'Syarikat yang menghantar mesej SMS kami mengetahui nombor telefon yang ingin anda sahkan.',
        'Syarikat yang mengendalikan pelayan untuk kami hanya bertindak mengikut arahan kami.',
        'Pihak berkuasa menerima apa yang diwajibkan oleh undang-undang untuk kami serahkan.',
      ],
    },
    {
      title: 'Apa yang disimpan dalam pelayar anda',
      paragraphs: [
        'Panel menyimpan beberapa catatan dalam storan setempat pelayar anda: ID anda dengan kami, cara anda menyusun senarai, peranti yang anda pilih untuk tawaran, tinjauan yang membawa anda ke sini, apa yang telah diberitahu atau ditanya kepada anda, dan mesej kepada pasukan sokongan yang belum anda hantar. Semuanya diperlukan supaya panel berfungsi. Panel tidak menggunakan kuki iklan dan tidak menjejaki anda di halaman lain.',
      ],
    },
    {
      title: 'Berapa lama kami menyimpannya',
      paragraphs: [
        'Jawapan tentang diri anda menjadi lapuk: selepas beberapa lama kami meminta anda mengesahkannya. Akaun anda kami simpan selagi anda menggunakannya. Rekod ganjaran disimpan selama yang dikehendaki oleh undang-undang perakaunan. Log teknikal dipadamkan selepas tempoh yang singkat.',
      ],
    },
    {
      title: 'Apa yang boleh anda putuskan',
      paragraphs: ['Pada bila-bila masa dan tanpa memberi sebab, anda boleh meminta kami:'],
      items: [
        'menunjukkan apa yang kami simpan tentang anda, atau menyerahkannya dalam bentuk yang boleh dibaca oleh program lain',
        'membetulkan apa yang salah; jawapan tentang diri sendiri boleh anda ubah dalam profil anda',
        'memadamkan akaun dan jawapan anda',
        'berhenti menggunakan maklumat anda, atau menggunakannya sebahagian sahaja',
      ],
    },
    {
      title: 'Kanak-kanak',
      paragraphs: [
        'Panel ini untuk orang dewasa. Sesiapa yang berumur bawah 18 tahun tidak boleh menyertainya; jika kami mengetahuinya, akaun itu kami padamkan.',
      ],
    },
    {
      title: 'Cara menghubungi kami',
      paragraphs: [
        'Tulis kepada kami melalui halaman bantuan panel; kami membalas dalam masa 24 jam. Jika anda berasa hak anda tidak kami hormati, anda juga boleh menghubungi pihak berkuasa perlindungan data di negara anda.',
        'Apabila dasar ini berubah dengan cara yang penting kepada anda, panel akan meminta persetujuan anda sekali lagi.',
      ],
    },
  ],
};
