import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Ang privacy policy namin',
  intro:
    'Sa panel na ito, puwede kang sumali sa market research at sa mga offer, at kumita ng rewards sa app o website na pinanggalingan mo. Para magawa iyon, kailangan nito ng ilang impormasyon tungkol sa iyo. Nakasaad sa page na ito kung ano ang sine-save nito, bakit, sino pa ang nakakakita, at ano ang puwede mong pagpasyahan.',
  sections: [
    {
      title: 'Ano ang sine-save namin tungkol sa iyo',
      paragraphs: [
        'Ginagamit mo ang panel nang hindi ibinibigay ang pangalan mo. Ito ang mga sine-save namin:',
      ],
      items: [
        'Ang ID na ginagamit ng app o website na pinanggalingan mo para makilala ka. Sa pamamagitan nito nakakarating sa iyo ang rewards mo.',
        'Ang mga sagot mo sa mga tanong tungkol sa sarili mo, gaya ng edad, kasarian, household, o mga hilig, at kung kailan mo ibinigay ang mga iyon.',
        'Aling mga survey at offer ang binuksan mo, paano natapos ang mga ito, at magkano ang kinita mo.',
        'Mga teknikal na detalye ng pagbisita mo: bansa, wika, uri ng device at browser, at isang hash ng IP address mo; hindi mababasa rito ang mismong address.',
        'Isang fingerprint na gawa sa mga katangian ng browser mo, para walang sinumang sumagot sa iisang survey nang dalawang beses.',
        'Ang isinusulat mo sa support, kasama ang email address mo at ang mga file na in-attach mo, at ang sinasabi mo sa amin tungkol sa isang survey.',
        'Kung hihilinging kumpirmahin mo ang phone number mo: isang hash nito, para isang account lang ang gumagamit ng isang number.',
        'Kung ii-install mo ang aming browser extension: na naka-install ito, at kung kailan ito huling ginamit.',
      ],
    },
    {
      title: 'Para saan namin ito ginagamit',
      paragraphs: [],
      items: [
        'Para ipakita sa iyo ang mga survey at offer na bagay sa iyo, at hindi ka tanungin ng anuman nang dalawang beses.',
        'Para maibigay ang rewards mo, at maayos ang bayaran sa app o website na pinanggalingan mo.',
        'Para manatiling tapat ang research: naghahanap kami ng mga dobleng sagot, automated na sagot, at nakatagong lokasyon.',
        'Para masagot ka kapag sumulat ka sa support.',
        'Para mahanap at maayos ang mga sira ng panel.',
      ],
    },
    {
      title: 'Ano ang batayan',
      paragraphs: [
        'Ikaw ang magpapasya kung sasali ka. Pumapayag ka bago ang una mong survey, at ginagamit ang mga sagot mo batay sa pahintulot na iyon. Ang kailangan para maibigay ang rewards mo ay ginagamit namin para tuparin ang pangako namin sa iyo; ang kailangan laban sa panloloko ay ginagamit namin dahil ang tapat na resulta ay para sa kapakanan ng lahat ng sumasali.',
        'May mga tanong tungkol sa mga bagay na may espesyal na proteksyon sa batas, gaya ng kalusugan o paniniwala. Puwede mong laktawan ang mga iyon o umalis sa survey.',
      ],
    },
    {
      title: 'Sino pa ang nakakakita nito',
      paragraphs: [
        'Hindi namin ibinebenta ang impormasyon tungkol sa iyo. Ibinabahagi lang namin ang kailangan ng bawat isa sa mga ito:',
      ],
      items: [
        'Ang kumpanyang nagsasagawa ng survey ay tumatanggap ng ID na ginawa para sa survey na iyon at ng mga sagot na nagpapasya kung bagay ito sa iyo. Ang isinasagot mo sa mismong survey ay direkta nitong natatanggap, ayon sa sarili nitong privacy policy.',
        'Nalalaman ng advertiser sa likod ng isang offer na binuksan mo ito, gamit ang ID na ginawa para rito.',
        'Nalalaman ng app o website na pinanggalingan mo na nakakumpleto ka ng survey o offer at kung magkano ang halaga nito, pero hindi kailanman ang isinagot mo.',
        'Ang mga serbisyong tumitingin kung may dobleng sagot o nakatagong lokasyon ay tumatanggap ng ID na ginawa para lang sa kanila o ng IP address mo, depende sa kailangan ng pagsusuri.',
        'Nalalaman ng kumpanyang naghahatid ng aming mga text message ang phone number na gusto mong kumpirmahin.',
        'Ang mga kumpanyang nagpapatakbo ng mga server para sa amin ay kumikilos lang ayon sa mga tagubilin namin.',
        'Natatanggap ng mga awtoridad ang iniuutos ng batas na ibigay namin.',
      ],
    },
    {
      title: 'Ano ang naka-save sa browser mo',
      paragraphs: [
        'Nagse-save ang panel ng ilang entry sa local storage ng browser mo: kung sino ka sa amin, paano mo sino-sort ang mga listahan mo, aling mga device ang pinili mo para sa mga offer, ang survey na ipinunta mo rito, ang mga nasabi o naitanong na sa iyo, at isang mensahe sa support na hindi mo pa naipapadala. Kailangan ang mga ito para gumana ang panel. Hindi ito gumagamit ng cookies para sa advertising at hindi ka nito sinusundan sa ibang page.',
      ],
    },
    {
      title: 'Gaano katagal namin ito pinapanatili',
      paragraphs: [
        'Naluluma ang mga sagot tungkol sa sarili mo: pagkalipas ng ilang panahon, hihilingin naming kumpirmahin mo ang mga ito. Mananatili ang account mo hangga’t ginagamit mo ito. Mananatili ang mga record ng reward hangga’t hinihingi ng batas sa accounting. Binubura ang mga teknikal na log pagkalipas ng maikling panahon.',
      ],
    },
    {
      title: 'Ano ang puwede mong pagpasyahan',
      paragraphs: ['Anumang oras, at nang hindi nagbibigay ng dahilan, puwede mong hilingin sa amin na:'],
      items: [
        'ipakita sa iyo ang naka-save namin tungkol sa iyo, o ibigay ito sa anyong mababasa ng ibang program',
        'itama ang mali; mababago mo sa profile mo ang mga sagot tungkol sa sarili mo',
        'burahin ang account mo at ang mga sagot mo',
        'itigil ang paggamit sa impormasyon mo, o bahagi lang nito ang gamitin',
      ],
    },
    {
      title: 'Mga bata',
      paragraphs: [
        'Ang panel ay para sa mga nasa hustong gulang. Hindi puwedeng sumali ang wala pang 18 taong gulang; kapag nalaman namin ito, buburahin namin ang account.',
      ],
    },
    {
      title: 'Paano kami makontak',
      paragraphs: [
        'Sumulat sa amin sa Tulong page ng panel; sumasagot kami sa loob ng 24 na oras. Kung sa tingin mo ay hindi namin iginalang ang mga karapatan mo, puwede ka ring lumapit sa data protection authority ng bansa mo.',
        'Kapag nagbago ang policy na ito sa paraang mahalaga sa iyo, hihingin muli ng panel ang pahintulot mo.',
      ],
    },
  ],
};
