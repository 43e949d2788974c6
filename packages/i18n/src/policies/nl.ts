import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Privacyverklaring',
  intro:
    'In dit panel kun je meedoen aan marktonderzoek en aan aanbiedingen, en beloningen verdienen in de app of op de website waar je vandaan komt. Daarvoor zijn enkele gegevens over jou nodig. Op deze pagina lees je wat het panel bewaart, waarom, wie het nog meer ziet en wat jij kunt beslissen.',
  sections: [
    {
      title: 'Wat we over je bewaren',
      paragraphs: ['Je gebruikt het panel zonder je naam op te geven. Dit bewaren we:'],
      items: [
        'De code waaronder de app of website waar je vandaan komt je kent. Zo komen je beloningen bij jou terecht.',
        'De antwoorden die je geeft op vragen over jezelf, zoals leeftijd, geslacht, huishouden of interesses, en wanneer je ze gaf.',
        'Welke enquêtes en aanbiedingen je hebt geopend, hoe ze afliepen en wat je ermee hebt verdiend.',
        'Technische gegevens over je bezoek: land, taal, soort apparaat en browser, en een digitale afdruk van je IP-adres waaruit het adres zelf niet is af te lezen.',
        'Een vingerafdruk van kenmerken van je browser, zodat niemand dezelfde enquête twee keer invult.',
        'Wat je aan support schrijft, met je e-mailadres en de bestanden die je meestuurt, en wat je ons over een enquête vertelt.',
        'Als je je telefoonnummer moet bevestigen: een digitale afdruk ervan, zodat één nummer bij één account hoort.',
        'Als je onze browserextensie installeert: dat die is geïnstalleerd en wanneer die voor het laatst is gebruikt.',
      ],
    },
    {
      title: 'Waarvoor we je gegevens gebruiken',
      paragraphs: [],
      items: [
        'Om je enquêtes en aanbiedingen te tonen die bij je passen, en je niets twee keer te vragen.',
        'Om je beloningen bij te schrijven en ze te verrekenen met de app of website waar je vandaan komt.',
        'Om onderzoek eerlijk te houden: we letten op dubbele deelname, automatische antwoorden en verborgen locaties.',
        'Om je te antwoorden als je aan support schrijft.',
        'Om fouten in het panel te vinden en te herstellen.',
      ],
    },
    {
      title: 'Op welke grondslag',
      paragraphs: [
        'Of je meedoet, bepaal je zelf. Vóór je eerste enquête geef je toestemming, en op basis daarvan gebruiken we je antwoorden. Wat nodig is om je beloningen bij te schrijven, gebruiken we om onze belofte aan jou na te komen; wat nodig is tegen fraude, omdat eerlijke resultaten in het belang zijn van iedereen die meedoet.',
        'Sommige vragen gaan over zaken die de wet extra beschermt, zoals gezondheid of overtuigingen. Je kunt ze overslaan of de enquête verlaten.',
      ],
    },
    {
      title: 'Wie je gegevens nog meer ziet',
      paragraphs: [
        'We verkopen geen gegevens over jou. We delen alleen wat elk van de volgende partijen nodig heeft:',
      ],
      items: [
        'Het bedrijf dat een enquête houdt, krijgt een code die voor die enquête is gemaakt en de antwoorden die bepalen of hij bij je past. Wat je in de enquête zelf antwoordt, ontvangt het rechtstreeks, volgens zijn eigen privacyverklaring.',
        'De adverteerder achter een aanbieding ziet dat je die hebt geopend, onder een code die daarvoor is gemaakt.',
        'De app of website waar je vandaan komt, ziet dat je een enquête of aanbieding hebt voltooid en wat die waard is, nooit wat je hebt geantwoord.',
        'Diensten die op dubbele deelname of verborgen locaties controleren, krijgen een code die alleen voor hen is gemaakt of je IP-adres, afhankelijk van wat de controle nodig heeft.',
        'Het bedrijf dat onze sms-berichten bezorgt, krijgt het telefoonnummer dat je wilt bevestigen.',
        'Bedrijven die servers voor ons beheren, handelen alleen in opdracht van ons.',
        'Autoriteiten krijgen wat we wettelijk moeten afgeven.',
      ],
    },
    {
      title: 'Wat er in je browser wordt opgeslagen',
      paragraphs: [
        'Het panel bewaart een paar gegevens in de lokale opslag van je browser: wie je voor ons bent, hoe je je lijsten sorteert, welke apparaten je voor aanbiedingen hebt gekozen, de enquête waarvoor je kwam, wat je al is verteld of gevraagd, en een bericht aan support dat je nog niet hebt verstuurd. Zonder die gegevens werkt het panel niet. Het plaatst geen reclamecookies en volgt je niet naar andere pagina’s.',
      ],
    },
    {
      title: 'Hoelang we je gegevens bewaren',
      paragraphs: [
        'Antwoorden over jezelf verouderen: na enige tijd vragen we je ze te bevestigen. Je account bewaren we zolang je het gebruikt. Gegevens over beloningen bewaren we zolang de boekhoudregels dat vragen. Technische logboeken worden na korte tijd verwijderd.',
      ],
    },
    {
      title: 'Wat jij kunt beslissen',
      paragraphs: ['Je kunt ons op elk moment en zonder opgaaf van reden vragen om:'],
      items: [
        'je te laten zien wat we over je bewaren, of het je te geven in een vorm die andere programma’s kunnen lezen',
        'te verbeteren wat niet klopt; antwoorden over jezelf kun je in je profiel wijzigen',
        'je account en je antwoorden te verwijderen',
        'je gegevens niet meer te gebruiken, of nog maar voor een deel',
      ],
    },
    {
      title: 'Kinderen',
      paragraphs: [
        'Het panel is voor volwassenen. Wie jonger is dan 18 mag niet meedoen; als we dat te weten komen, verwijderen we het account.',
      ],
    },
    {
      title: 'Hoe je ons bereikt',
      paragraphs: [
        'Schrijf ons via de hulppagina van het panel; we antwoorden binnen 24 uur. Vind je dat we je rechten niet hebben gerespecteerd, dan kun je ook naar de gegevensbeschermingsautoriteit van je land stappen.',
        'Als deze verklaring verandert op een manier die voor jou belangrijk is, vraagt het panel je opnieuw om toestemming.',
      ],
    },
  ],
};
