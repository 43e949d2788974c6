import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Politica de confidențialitate',
  intro:
    'Prin acest panou poți participa la cercetări de piață și la oferte și poți câștiga recompense în aplicația sau pe site-ul de unde vii. Pentru aceasta are nevoie de câteva informații despre tine. Această pagină îți spune ce păstrează, de ce, cine mai vede aceste date și ce poți decide tu.',
  sections: [
    {
      title: 'Ce păstrăm despre tine',
      paragraphs: ['Folosești panoul fără să-ți spui numele. Păstrăm:'],
      items: [
        'Identificatorul sub care te cunoaște aplicația sau site-ul de unde vii. Prin el ajung recompensele la tine.',
        'Răspunsurile pe care le dai la întrebări despre tine, cum ar fi vârsta, genul, gospodăria sau interesele, și momentul în care le-ai dat.',
        'Ce sondaje și oferte ai deschis, cum s-au încheiat și ce ai câștigat cu ele.',
        'Date tehnice despre vizita ta: țara, limba, tipul dispozitivului și al browserului și o amprentă criptată a adresei tale de internet, din care adresa însăși nu poate fi citită.',
        'O amprentă alcătuită din caracteristicile browserului tău, pentru ca nimeni să nu completeze de două ori același sondaj.',
        'Ce scrii echipei de asistență, împreună cu adresa ta de e-mail și fișierele atașate, și ce ne spui despre un sondaj.',
        'Dacă ți se cere să confirmi numărul de telefon: o amprentă criptată a lui, pentru ca un număr să aparțină unui singur cont.',
        'Dacă instalezi extensia noastră de browser: faptul că este instalată și când a fost folosită ultima dată.',
      ],
    },
    {
      title: 'La ce le folosim',
      paragraphs: [],
      items: [
        'Ca să-ți arătăm sondaje și oferte care ți se potrivesc și să nu te întrebăm nimic de două ori.',
        'Ca să-ți acordăm recompensele și să le decontăm cu aplicația sau site-ul de unde vii.',
        'Ca cercetarea să rămână cinstită: căutăm participări repetate, răspunsuri automate și locații ascunse.',
        'Ca să-ți răspundem când scrii echipei de asistență.',
        'Ca să găsim și să corectăm erorile panoului.',
      ],
    },
    {
      title: 'Pe ce temei',
      paragraphs: [
        'Tu decizi dacă participi. Îți dai acordul înaintea primului sondaj, iar răspunsurile tale sunt folosite pe baza acestui acord. Datele necesare pentru acordarea recompenselor le folosim ca să ne ținem promisiunea față de tine; pe cele necesare împotriva fraudei, pentru că rezultatele cinstite sunt în interesul tuturor participanților.',
        'Unele întrebări privesc lucruri pe care legea le protejează în mod special, cum ar fi sănătatea sau convingerile. Le poți sări sau poți părăsi sondajul.',
      ],
    },
    {
      title: 'Cine le mai vede',
      paragraphs: [
        'Nu vindem informații despre tine. Transmitem doar ce îi trebuie fiecăruia dintre destinatarii de mai jos:',
      ],
      items: [
        'Compania care realizează un sondaj primește un identificator creat pentru acel sondaj și răspunsurile care hotărăsc dacă ți se potrivește. Răspunsurile din sondajul propriu-zis le primește direct, potrivit propriei politici de confidențialitate.',
        'Compania care face reclamă printr-o ofertă află că ai deschis-o, sub un identificator creat pentru ea.',
        'Aplicația sau site-ul de unde vii află că ai finalizat un sondaj sau o ofertă și cât valorează, niciodată ce ai răspuns.',
        'Serviciile care caută participări repetate sau locații ascunse primesc un identificator creat doar pentru ele sau adresa ta de internet, după cum cere verificarea.',
        'Compania care livrează mesajele noastre SMS află numărul de telefon pe care vrei să-l confirmi.',
        'Companiile care administrează servere pentru noi acționează numai după instrucțiunile noastre.',
        'Autoritățile primesc ceea ce legea ne obligă să predăm.',
      ],
    },
    {
      title: 'Ce se păstrează în browserul tău',
      paragraphs: [
        'Panoul păstrează câteva înregistrări în memoria locală a browserului tău: cine ești pentru noi, cum îți sortezi listele, ce dispozitive ai ales pentru oferte, sondajul pentru care ai venit, ce ți s-a spus sau ce ți s-a cerut deja și un mesaj către asistență pe care nu l-ai trimis încă. Sunt necesare pentru ca panoul să funcționeze. Nu folosește cookie-uri de publicitate și nu te urmărește pe nicio altă pagină.',
      ],
    },
    {
      title: 'Cât timp le păstrăm',
      paragraphs: [
        'Răspunsurile despre tine se învechesc: după un timp îți cerem să le confirmi. Îți păstrăm contul cât timp îl folosești. Evidența recompenselor se păstrează atât cât cere legislația contabilă. Jurnalele tehnice se șterg după scurt timp.',
      ],
    },
    {
      title: 'Ce poți decide',
      paragraphs: ['Oricând și fără să dai explicații, ne poți cere:'],
      items: [
        'să-ți arătăm datele pe care le păstrăm despre tine sau să ți le predăm într-o formă pe care o pot citi alte programe',
        'să corectăm ce este greșit; răspunsurile despre tine le poți schimba în profil',
        'să-ți ștergem contul și răspunsurile',
        'să nu-ți mai folosim informațiile sau să le folosim doar în parte',
      ],
    },
    {
      title: 'Copii',
      paragraphs: [
        'Panoul este pentru adulți. Cine are mai puțin de 18 ani nu are voie să participe; dacă aflăm, ștergem contul.',
      ],
    },
    {
      title: 'Cum ne contactezi',
      paragraphs: [
        'Scrie-ne prin pagina de ajutor a panoului; răspundem în 24 de ore. Dacă consideri că nu ți-am respectat drepturile, te poți adresa și autorității pentru protecția datelor din țara ta.',
        'Când această politică se schimbă într-un mod important pentru tine, panoul îți cere din nou acordul.',
      ],
    },
  ],
};
