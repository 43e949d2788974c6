import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Patakaran sa privacy',
  intro:
    'Sa panel na ito, maaari kang sumali sa pananaliksik sa merkado at sa mga alok, at kumita ng mga gantimpala sa app o website na pinanggalingan mo. Para magawa iyon, kailangan nito ng ilang impormasyon tungkol sa iyo. Nakasaad sa pahinang ito kung ano ang itinatago nito, bakit, sino pa ang nakakakita, at ano ang maaari mong pagpasyahan.',
  sections: [
    {
      title: 'Ano ang itinatago namin tungkol sa iyo',
      paragraphs: [
        'Ginagamit mo ang panel nang hindi ibinibigay ang pangalan mo. Ang mga itinatago namin ay:',
      ],
      items: [
        'Ang ID na ginagamit ng app o website na pinanggalingan mo para makilala ka. Sa pamamagitan nito nakararating sa iyo ang mga gantimpala mo.',
        'Ang mga sagot mo sa mga tanong tungkol sa sarili mo, gaya ng edad, kasarian, sambahayan o mga hilig, at kung kailan mo ibinigay ang mga iyon.',
        'Aling mga survey at alok ang binuksan mo, paano natapos ang mga ito, at magkano ang kinita mo.',
        'Mga teknikal na detalye ng pagbisita mo: bansa, wika, uri ng device at browser, at isang buod ng internet address mo na hindi mababasahan ng mismong address.',
        'Isang fingerprint na gawa sa mga katangian ng browser mo, para walang sinumang sumagot sa iisang survey nang dalawang beses.',
        'Ang isinusulat mo sa support, kasama ang email address mo at ang mga file na inilakip mo, at ang sinasabi mo sa amin tungkol sa isang survey.',
        'Kung hihilinging kumpirmahin mo ang numero ng telepono mo: isang buod nito, para ang isang numero ay pag-aari ng isang account lamang.',
        'Kung ii-install mo ang aming browser extension: na naka-install ito, at kung kailan ito huling ginamit.',
      ],
    },
    {
      title: 'Para saan namin ito ginagamit',
      paragraphs: [],
      items: [
        'Para ipakita sa iyo ang mga survey at alok na bagay sa iyo, at hindi ka tanungin ng anuman nang dalawang beses.',
        'Para maibigay ang mga gantimpala mo, at maayos ang bayaran sa app o website na pinanggalingan mo.',
        'Para manatiling tapat ang pananaliksik: naghahanap kami ng mga dobleng sagot, awtomatikong sagot at nakatagong lokasyon.',
        'Para masagot ka kapag sumulat ka sa support.',
        'Para mahanap at maayos ang mga sira ng panel.',
      ],
    },
    {
      title: 'Ano ang batayan',
      paragraphs: [
        'Ikaw ang magpapasya kung sasali ka. Pumapayag ka bago ang una mong survey, at ginagamit ang mga sagot mo batay sa pahintulot na iyon. Ang kailangan para maibigay ang mga gantimpala mo ay ginagamit namin para tuparin ang pangako namin sa iyo; ang kailangan laban sa panloloko ay ginagamit namin dahil ang tapat na resulta ay para sa kapakanan ng lahat ng sumasali.',
        'May mga tanong tungkol sa mga bagay na tanging pinoprotektahan ng batas, gaya ng kalusugan o paniniwala. Maaari mong laktawan ang mga iyon o umalis sa survey.',
      ],
    },
    {
      title: 'Sino pa ang nakakakita nito',
      paragraphs: [
        'Hindi namin ibinebenta ang impormasyon tungkol sa iyo. Ibinabahagi lang namin ang kailangan ng bawat isa sa mga ito:',
      ],
      items: [
        'Ang kumpanyang nagsasagawa ng survey ay tumatanggap ng ID na ginawa para sa survey na iyon at ng mga sagot na nagpapasya kung bagay ito sa iyo. Ang isinasagot mo sa mismong survey ay direkta nitong natatanggap, ayon sa sarili nitong patakaran sa privacy.',
        'Nalalaman ng advertiser sa likod ng isang alok na binuksan mo ito, sa ilalim ng ID na ginawa para rito.',
        'Nalalaman ng app o website na pinanggalingan mo na nakatapos ka ng survey o alok at kung magkano ang halaga nito, pero hindi kailanman ang isinagot mo.',
        'Ang mga serbisyong tumitingin kung may doble o nakatagong lokasyon ay tumatanggap ng ID na ginawa para lamang sa kanila o ng internet address mo, depende sa kailangan ng pagsusuri.',
        'Nalalaman ng kumpanyang naghahatid ng aming mga text message ang numero ng telepono na gusto mong kumpirmahin.',
        'Ang mga kumpanyang nagpapatakbo ng mga server para sa amin ay kumikilos lamang ayon sa aming mga tagubilin.',
        'Natatanggap ng mga awtoridad ang iniuutos ng batas na ibigay namin.',
      ],
    },
    {
      title: 'Ano ang nakaimbak sa browser mo',
      paragraphs: [
        'Nagtatago ang panel ng ilang tala sa lokal na imbakan ng browser mo: kung sino ka sa amin, paano mo inaayos ang mga listahan mo, aling mga device ang pinili mo para sa mga alok, ang survey na ipinunta mo rito, ang mga nasabi o naitanong na sa iyo, at isang mensahe sa support na hindi mo pa naipapadala. Kailangan ang mga ito para gumana ang panel. Hindi ito gumagamit ng cookies para sa advertising at hindi ka nito sinusundan sa ibang pahina.',
      ],
    },
    {
      title: 'Gaano katagal namin ito itinatago',
      paragraphs: [
        'Naluluma ang mga sagot tungkol sa sarili mo: pagkalipas ng ilang panahon, hihilingin naming kumpirmahin mo ang mga ito. Itinatago namin ang account mo hangga’t ginagamit mo ito. Ang mga tala ng gantimpala ay itinatago hangga’t hinihingi ng batas sa accounting. Binubura ang mga teknikal na log pagkalipas ng maikling panahon.',
      ],
    },
    {
      title: 'Ano ang maaari mong pagpasyahan',
      paragraphs: ['Anumang oras, at nang hindi nagbibigay ng dahilan, maaari mong hilingin sa amin na:'],
      items: [
        'ipakita sa iyo ang itinatago namin tungkol sa iyo, o ibigay ito sa anyong mababasa ng ibang program',
        'itama ang mali; mababago mo sa profile mo ang mga sagot tungkol sa sarili mo',
        'burahin ang account mo at ang mga sagot mo',
        'itigil ang paggamit sa impormasyon mo, o gamitin lamang ang bahagi nito',
      ],
    },
    {
      title: 'Mga bata',
      paragraphs: [
        'Ang panel ay para sa mga nasa hustong gulang. Hindi maaaring sumali ang wala pang 18 taong gulang; kapag nalaman namin ito, buburahin namin ang account.',
      ],
    },
    {
      title: 'Paano kami makontak',
      paragraphs: [
        'Sumulat sa amin sa pahina ng tulong ng panel; sumasagot kami sa loob ng 24 na oras. Kung sa tingin mo ay hindi namin iginalang ang mga karapatan mo, maaari ka ring lumapit sa awtoridad sa proteksyon ng datos sa iyong bansa.',
        'Kapag nagbago ang patakarang ito sa paraang mahalaga sa iyo, hihingin muli ng panel ang pahintulot mo.',
      ],
    },
  ],
};
