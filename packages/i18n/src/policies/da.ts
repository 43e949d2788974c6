import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Privatlivspolitik',
  intro:
    'I dette panel kan du deltage i markedsundersøgelser og i tilbud og optjene belønninger i den app eller på den hjemmeside, du kom fra. Det kræver nogle oplysninger om dig. På denne side kan du læse, hvad panelet gemmer, hvorfor, hvem der ellers ser det, og hvad du selv kan bestemme.',
  sections: [
    {
      title: 'Hvad vi gemmer om dig',
      paragraphs: ['Du bruger panelet uden at oplyse dit navn. Det, vi gemmer, er:'],
      items: [
        'Det id, som den app eller hjemmeside, du kom fra, kender dig under. Det er sådan, dine belønninger finder frem til dig.',
        'De svar, du giver på spørgsmål om dig selv, for eksempel om alder, køn, husstand eller interesser, og hvornår du gav dem.',
        'Hvilke undersøgelser og tilbud du har åbnet, hvordan de endte, og hvad du tjente på dem.',
        'Tekniske oplysninger om dit besøg: land, sprog, type enhed og browser samt et digitalt aftryk af din IP-adresse, som selve adressen ikke kan læses ud af.',
        'Et fingeraftryk af din browsers egenskaber, så ingen besvarer den samme undersøgelse to gange.',
        'Hvad du skriver til support, med din e-mailadresse og de filer, du vedhæfter, og hvad du fortæller os om en undersøgelse.',
        'Hvis du bliver bedt om at bekræfte dit telefonnummer: et digitalt aftryk af det, så ét nummer hører til én konto.',
        'Hvis du installerer vores browserudvidelse: at den er installeret, og hvornår den sidst blev brugt.',
      ],
    },
    {
      title: 'Hvad vi bruger oplysningerne til',
      paragraphs: [],
      items: [
        'Til at vise dig undersøgelser og tilbud, der passer til dig, og ikke spørge dig om noget to gange.',
        'Til at godskrive dine belønninger og afregne dem med den app eller hjemmeside, du kom fra.',
        'Til at holde resultaterne ærlige: Vi holder øje med gentagne besvarelser, automatiske svar og skjulte placeringer.',
        'Til at svare dig, når du skriver til support.',
        'Til at finde og rette fejl i panelet.',
      ],
    },
    {
      title: 'På hvilket grundlag',
      paragraphs: [
        'Det er op til dig, om du vil deltage. Du giver samtykke før din første undersøgelse, og dine svar bruges på grundlag af det samtykke. Det, der skal til for at godskrive dine belønninger, bruger vi for at holde vores løfte til dig; det, der skal til mod svindel, bruger vi, fordi ærlige resultater er i alle deltageres interesse.',
        'Nogle spørgsmål handler om forhold, som loven beskytter særligt, for eksempel helbred eller overbevisning. Du kan springe dem over eller forlade undersøgelsen.',
      ],
    },
    {
      title: 'Hvem der ellers ser oplysningerne',
      paragraphs: ['Vi sælger ikke oplysninger om dig. Vi deler kun det, som hver af følgende har brug for:'],
      items: [
        'Den virksomhed, der står for en undersøgelse, får et id lavet til netop den undersøgelse og de svar, der afgør, om den passer til dig. Det, du svarer i selve undersøgelsen, modtager den direkte efter sin egen privatlivspolitik.',
        'Annoncøren bag et tilbud får at vide, at du har åbnet det, under et id lavet til tilbuddet.',
        'Den app eller hjemmeside, du kom fra, får at vide, at du har gennemført en undersøgelse eller et tilbud, og hvad det er værd, men aldrig hvad du har svaret.',
        'Tjenester, der leder efter gentagne besvarelser eller skjulte placeringer, får et id, der kun er lavet til dem, eller din IP-adresse, alt efter hvad kontrollen kræver.',
        'Den virksomhed, der leverer vores sms-beskeder, får det telefonnummer, du vil bekræfte.',
        'Virksomheder, der driver servere for os, handler kun efter vores anvisninger.',
        'Myndigheder får det, som loven pålægger os at udlevere.',
      ],
    },
    {
      title: 'Hvad der gemmes i din browser',
      paragraphs: [
        'Panelet gemmer nogle få oplysninger i din browsers lokale lager: hvem du er for os, hvordan du sorterer dine lister, hvilke enheder du har valgt til tilbud, den undersøgelse, du kom for, hvad du allerede har fået at vide eller er blevet spurgt om, og en besked til support, som du endnu ikke har sendt. De er nødvendige, for at panelet virker. Det sætter ingen reklamecookies og følger dig ikke til andre sider.',
      ],
    },
    {
      title: 'Hvor længe vi gemmer oplysningerne',
      paragraphs: [
        'Svar om dig selv bliver forældede: Efter nogen tid beder vi dig bekræfte dem. Vi gemmer din konto, så længe du bruger den. Oplysninger om belønninger gemmes så længe, som bogføringsreglerne kræver. Tekniske logfiler slettes efter kort tid.',
      ],
    },
    {
      title: 'Hvad du kan bestemme',
      paragraphs: ['Du kan når som helst og uden begrundelse bede os om at:'],
      items: [
        'vise dig, hvad vi gemmer om dig, eller udlevere det i en form, som andre programmer kan læse',
        'rette det, der er forkert; svar om dig selv kan du ændre i din profil',
        'slette din konto og dine svar',
        'holde op med at bruge dine oplysninger eller kun bruge en del af dem',
      ],
    },
    {
      title: 'Børn',
      paragraphs: [
        'Panelet er for voksne. Er man under 18 år, må man ikke deltage; får vi kendskab til det, sletter vi kontoen.',
      ],
    },
    {
      title: 'Sådan får du fat i os',
      paragraphs: [
        'Skriv til os via panelets hjælpeside; vi svarer inden for 24 timer. Hvis du mener, at vi ikke har respekteret dine rettigheder, kan du også henvende dig til databeskyttelsesmyndigheden i dit land.',
        'Når denne politik ændres på en måde, der har betydning for dig, beder panelet igen om dit samtykke.',
      ],
    },
  ],
};
