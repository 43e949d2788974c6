import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Personvernerklæring',
  intro:
    'I dette panelet kan du delta i markedsundersøkelser og tilbud og tjene belønninger i appen eller på nettstedet du kom fra. Til det trengs noen opplysninger om deg. På denne siden står det hva panelet lagrer, hvorfor, hvem andre som ser det, og hva du selv kan bestemme.',
  sections: [
    {
      title: 'Hva vi lagrer om deg',
      paragraphs: ['Du bruker panelet uten å oppgi navnet ditt. Det vi lagrer, er:'],
      items: [
        'ID-en som appen eller nettstedet du kom fra, kjenner deg under. Slik finner belønningene veien til deg.',
        'Svarene du gir på spørsmål om deg selv, for eksempel om alder, kjønn, husstand eller interesser, og når du ga dem.',
        'Hvilke undersøkelser og tilbud du har åpnet, hvordan de endte, og hva du tjente på dem.',
        'Tekniske opplysninger om besøket: land, språk, type enhet og nettleser, og et digitalt avtrykk av IP-adressen din som selve adressen ikke kan leses ut av.',
        'Et fingeravtrykk av egenskapene til nettleseren din, slik at ingen svarer på samme undersøkelse to ganger.',
        'Det du skriver til kundestøtte, med e-postadressen din og filene du legger ved, og det du forteller oss om en undersøkelse.',
        'Hvis du blir bedt om å bekrefte telefonnummeret ditt: et digitalt avtrykk av det, slik at ett nummer hører til én konto.',
        'Hvis du installerer nettleserutvidelsen vår: at den er installert, og når den sist ble brukt.',
      ],
    },
    {
      title: 'Hva vi bruker opplysningene til',
      paragraphs: [],
      items: [
        'For å vise deg undersøkelser og tilbud som passer for deg, og ikke spørre deg om noe to ganger.',
        'For å godskrive belønningene dine og gjøre dem opp med appen eller nettstedet du kom fra.',
        'For å holde resultatene ærlige: Vi ser etter dobbeltsvar, automatiske svar og skjulte posisjoner.',
        'For å svare deg når du skriver til kundestøtte.',
        'For å finne og rette feil i panelet.',
      ],
    },
    {
      title: 'På hvilket grunnlag',
      paragraphs: [
        'Det er opp til deg om du vil delta. Du samtykker før den første undersøkelsen, og svarene dine brukes på grunnlag av det samtykket. Det som trengs for å godskrive belønninger, bruker vi for å holde løftet vårt til deg; det som trengs mot svindel, bruker vi fordi ærlige resultater er i alle deltakeres interesse.',
        'Noen spørsmål gjelder forhold som loven verner særskilt, som helse eller livssyn. Du kan hoppe over dem eller forlate undersøkelsen.',
      ],
    },
    {
      title: 'Hvem andre som ser opplysningene',
      paragraphs: ['Vi selger ikke opplysninger om deg. Vi deler bare det hver av disse trenger:'],
      items: [
        'Selskapet som gjennomfører en undersøkelse, får en ID laget for den undersøkelsen og svarene som avgjør om den passer for deg. Det du svarer i selve undersøkelsen, mottar det direkte, etter sin egen personvernerklæring.',
        'Annonsøren bak et tilbud får vite at du har åpnet det, under en ID laget for tilbudet.',
        'Appen eller nettstedet du kom fra, får vite at du har fullført en undersøkelse eller et tilbud og hva det er verdt, men aldri hva du har svart.',
        'Tjenester som ser etter dobbeltsvar eller skjulte posisjoner, får en ID som er laget bare for dem, eller IP-adressen din, alt etter hva kontrollen krever.',
        'Selskapet som leverer tekstmeldingene våre, får vite telefonnummeret du vil bekrefte.',
        'Selskaper som drifter servere for oss, handler bare etter våre instrukser.',
        'Myndigheter får det loven pålegger oss å utlevere.',
      ],
    },
    {
      title: 'Hva som lagres i nettleseren din',
      paragraphs: [
        'Panelet lagrer noen få oppføringer i det lokale lageret i nettleseren din: hvem du er for oss, hvordan du sorterer listene dine, hvilke enheter du har valgt for tilbud, undersøkelsen du kom for, hva du allerede har fått vite eller blitt spurt om, og en melding til kundestøtte som du ennå ikke har sendt. De trengs for at panelet skal virke. Det setter ingen informasjonskapsler for reklame og følger deg ikke til andre sider.',
      ],
    },
    {
      title: 'Hvor lenge vi lagrer opplysningene',
      paragraphs: [
        'Svar om deg selv blir utdaterte: Etter en tid ber vi deg bekrefte dem. Vi beholder kontoen din så lenge du bruker den. Opplysninger om belønninger beholdes så lenge regnskapsreglene krever det. Tekniske logger slettes etter kort tid.',
      ],
    },
    {
      title: 'Hva du kan bestemme',
      paragraphs: ['Du kan når som helst og uten begrunnelse be oss om å:'],
      items: [
        'vise deg hva vi lagrer om deg, eller gi deg det i en form som andre programmer kan lese',
        'rette det som er feil; svar om deg selv kan du endre i profilen din',
        'slette kontoen din og svarene dine',
        'slutte å bruke opplysningene dine, eller bare bruke en del av dem',
      ],
    },
    {
      title: 'Barn',
      paragraphs: [
        'Panelet er for voksne. De som er under 18 år, kan ikke delta; får vi vite om det, sletter vi kontoen.',
      ],
    },
    {
      title: 'Slik når du oss',
      paragraphs: [
        'Skriv til oss via hjelpesiden i panelet; vi svarer innen 24 timer. Hvis du mener at vi ikke har respektert rettighetene dine, kan du også kontakte datatilsynet i landet ditt.',
        'Når denne erklæringen endres på en måte som har betydning for deg, ber panelet om samtykke på nytt.',
      ],
    },
  ],
};
