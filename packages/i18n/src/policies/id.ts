import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Kebijakan privasi',
  intro:
    'Melalui panel ini Anda dapat mengikuti riset pasar dan penawaran, lalu mendapatkan hadiah di aplikasi atau situs web tempat Anda membuka panel ini. Untuk itu panel memerlukan beberapa informasi tentang Anda. Halaman ini menjelaskan apa yang disimpan, untuk apa, siapa lagi yang melihatnya, dan apa yang dapat Anda putuskan.',
  sections: [
    {
      title: 'Apa yang kami simpan tentang Anda',
      paragraphs: ['Anda dapat menggunakan panel tanpa menyebutkan nama. Yang kami simpan adalah:'],
      items: [
        'ID yang digunakan aplikasi atau situs web tempat Anda membuka panel untuk mengenali Anda. Lewat ID inilah hadiah sampai kepada Anda.',
        'Jawaban Anda atas pertanyaan tentang diri sendiri, seperti usia, jenis kelamin, rumah tangga, atau minat, serta kapan Anda memberikannya.',
        'Survei dan penawaran mana yang Anda buka, bagaimana hasil akhirnya, dan berapa yang Anda peroleh darinya.',
        'Data teknis kunjungan Anda: negara, bahasa, jenis perangkat dan browser, serta nilai hash dari alamat IP Anda (alamat aslinya tidak dapat dibaca kembali).',
        'Sidik jari digital dari ciri-ciri browser Anda, agar tidak ada yang mengisi survei yang sama dua kali.',
        'Apa yang Anda tulis kepada tim bantuan, beserta alamat email dan file yang Anda lampirkan, serta apa yang Anda sampaikan tentang sebuah survei.',
        'Jika Anda diminta mengonfirmasi nomor ponsel: nilai hash dari nomor itu, agar satu nomor hanya untuk satu akun.',
        'Jika Anda memasang ekstensi browser kami: bahwa ekstensi itu terpasang dan kapan terakhir digunakan.',
      ],
    },
    {
      title: 'Untuk apa kami menggunakannya',
      paragraphs: [],
      items: [
        'Untuk menampilkan survei dan penawaran yang cocok bagi Anda dan tidak menanyakan hal yang sama dua kali.',
        'Untuk memberikan hadiah Anda dan menyelesaikan perhitungannya dengan aplikasi atau situs web tempat Anda membuka panel.',
        'Untuk menjaga riset tetap jujur: kami mencari jawaban ganda, jawaban otomatis, dan lokasi yang disembunyikan.',
        'Untuk menjawab Anda ketika Anda menghubungi tim bantuan.',
        'Untuk menemukan dan memperbaiki gangguan pada panel.',
      ],
    },
    {
      title: 'Atas dasar apa',
      paragraphs: [
        'Ikut serta adalah pilihan Anda. Anda memberikan persetujuan sebelum survei pertama, dan jawaban Anda digunakan atas dasar persetujuan itu. Data yang diperlukan untuk memberikan hadiah kami gunakan untuk menepati janji kami kepada Anda; data yang diperlukan untuk mencegah kecurangan kami gunakan karena hasil yang jujur menguntungkan semua peserta.',
        'Beberapa pertanyaan menyangkut hal yang dilindungi secara khusus oleh hukum, seperti kesehatan atau keyakinan. Anda dapat melewatinya atau meninggalkan survei.',
      ],
    },
    {
      title: 'Siapa lagi yang melihatnya',
      paragraphs: [
        'Kami tidak menjual informasi tentang Anda. Kami hanya membagikan yang diperlukan oleh masing-masing pihak berikut:',
      ],
      items: [
        'Perusahaan penyelenggara survei menerima ID yang dibuat khusus untuk survei itu dan jawaban yang menentukan apakah survei itu cocok bagi Anda. Jawaban Anda di dalam survei itu diterimanya langsung, menurut kebijakan privasinya sendiri.',
        'Pengiklan di balik sebuah penawaran mengetahui bahwa Anda membukanya, dengan ID yang dibuat khusus untuk penawaran itu.',
        'Aplikasi atau situs web tempat Anda membuka panel mengetahui bahwa Anda menyelesaikan survei atau penawaran dan berapa nilainya, tetapi tidak pernah mengetahui jawaban Anda.',
        'Layanan yang memeriksa jawaban ganda atau lokasi tersembunyi menerima ID yang dibuat hanya untuk layanan itu atau alamat IP Anda, tergantung kebutuhan pemeriksaan.',
        'Perusahaan yang mengirimkan SMS kami mengetahui nomor ponsel yang ingin Anda konfirmasi.',
        'Perusahaan yang mengelola server untuk kami hanya bertindak menurut instruksi kami.',
        'Pihak berwenang menerima apa yang menurut hukum wajib kami serahkan.',
      ],
    },
    {
      title: 'Apa yang disimpan di browser Anda',
      paragraphs: [
        'Panel menyimpan beberapa data di penyimpanan lokal browser Anda: data pengenal Anda, cara Anda mengurutkan daftar, perangkat yang Anda pilih untuk penawaran, survei yang membawa Anda ke sini, apa yang sudah diberitahukan atau ditanyakan kepada Anda, dan pesan untuk tim bantuan yang belum Anda kirim. Semua itu diperlukan agar panel berfungsi. Panel tidak memasang cookie iklan dan tidak melacak Anda di halaman lain.',
      ],
    },
    {
      title: 'Berapa lama kami menyimpannya',
      paragraphs: [
        'Jawaban tentang diri Anda bisa usang: setelah beberapa waktu kami meminta Anda mengonfirmasinya. Akun Anda kami simpan selama Anda menggunakannya. Catatan hadiah disimpan selama diwajibkan oleh peraturan akuntansi. Log teknis dihapus dalam waktu singkat.',
      ],
    },
    {
      title: 'Apa yang dapat Anda putuskan',
      paragraphs: ['Kapan saja, dan tanpa perlu memberi alasan, Anda dapat meminta kami untuk:'],
      items: [
        'menunjukkan apa yang kami simpan tentang Anda, atau menyerahkannya dalam bentuk yang dapat dibaca program lain',
        'memperbaiki yang salah; jawaban tentang diri sendiri dapat Anda ubah di profil',
        'menghapus akun dan jawaban Anda',
        'berhenti menggunakan informasi Anda, atau hanya menggunakan sebagian',
      ],
    },
    {
      title: 'Anak-anak',
      paragraphs: [
        'Panel ini untuk orang dewasa. Siapa pun yang berusia di bawah 18 tahun tidak boleh ikut serta; jika kami mengetahuinya, akunnya kami hapus.',
      ],
    },
    {
      title: 'Cara menghubungi kami',
      paragraphs: [
        'Hubungi kami melalui halaman bantuan di panel; kami membalas dalam 24 jam. Jika Anda merasa hak Anda tidak kami hormati, Anda juga dapat menghubungi otoritas perlindungan data di negara Anda.',
        'Jika ada perubahan pada kebijakan ini yang penting bagi Anda, panel akan meminta persetujuan Anda lagi.',
      ],
    },
  ],
};
