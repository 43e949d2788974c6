import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Integritetspolicy',
  intro:
    'I den här panelen kan du delta i marknadsundersökningar och erbjudanden och tjäna belöningar i appen eller på webbplatsen du kom från. För det behövs en del uppgifter om dig. På den här sidan står det vad panelen sparar, varför, vem mer som ser det och vad du själv kan bestämma.',
  sections: [
    {
      title: 'Vad vi sparar om dig',
      paragraphs: ['Du använder panelen utan att uppge ditt namn. Det vi sparar är:'],
      items: [
        'Det id som appen eller webbplatsen du kom från känner dig under. Det är så dina belöningar hittar fram till dig.',
        'Svaren du ger på frågor om dig själv, till exempel om ålder, kön, hushåll eller intressen, och när du gav dem.',
        'Vilka enkäter och erbjudanden du har öppnat, hur de slutade och vad du tjänade på dem.',
        'Tekniska uppgifter om ditt besök: land, språk, typ av enhet och webbläsare samt ett digitalt avtryck av din ip-adress som själva adressen inte kan läsas ut ur.',
        'Ett fingeravtryck av din webbläsares egenskaper, så att ingen svarar på samma enkät två gånger.',
        'Vad du skriver till supporten, med din e-postadress och filerna du bifogar, och vad du berättar för oss om en enkät.',
        'Om du ombeds bekräfta ditt telefonnummer: ett digitalt avtryck av det, så att ett nummer hör till ett enda konto.',
        'Om du installerar vårt webbläsartillägg: att det är installerat och när det senast användes.',
      ],
    },
    {
      title: 'Vad vi använder uppgifterna till',
      paragraphs: [],
      items: [
        'För att visa dig enkäter och erbjudanden som passar dig och inte fråga dig om något två gånger.',
        'För att ge dig dina belöningar och göra upp om dem med appen eller webbplatsen du kom från.',
        'För att resultaten ska vara ärliga: vi letar efter dubbletter, automatiska svar och dolda platser.',
        'För att svara dig när du skriver till supporten.',
        'För att hitta och rätta till fel i panelen.',
      ],
    },
    {
      title: 'På vilken grund',
      paragraphs: [
        'Du bestämmer själv om du vill delta. Du ger ditt samtycke före din första enkät, och dina svar används med stöd av det. Det som behövs för att ge dig dina belöningar använder vi för att hålla vårt löfte till dig; det som behövs mot bedrägerier använder vi eftersom ärliga resultat ligger i alla deltagares intresse.',
        'Vissa frågor gäller sådant som lagen skyddar särskilt, som hälsa eller övertygelse. Du kan hoppa över dem eller lämna enkäten.',
      ],
    },
    {
      title: 'Vem mer som ser uppgifterna',
      paragraphs: ['Vi säljer inte uppgifter om dig. Vi delar bara det som var och en av dessa behöver:'],
      items: [
        'Företaget som genomför en enkät får ett id som skapats för just den enkäten och svaren som avgör om den passar dig. Det du svarar i själva enkäten får det direkt, enligt sin egen integritetspolicy.',
        'Annonsören bakom ett erbjudande får veta att du har öppnat det, under ett id som skapats för erbjudandet.',
        'Appen eller webbplatsen du kom från får veta att du har slutfört en enkät eller ett erbjudande och vad det är värt, men aldrig vad du har svarat.',
        'Tjänster som letar efter dubbletter eller dolda platser får ett id som skapats enbart för dem eller din ip-adress, beroende på vad kontrollen kräver.',
        'Företaget som levererar våra sms får veta telefonnumret som du vill bekräfta.',
        'Företag som driver servrar åt oss handlar bara enligt våra instruktioner.',
        'Myndigheter får det som lagen kräver att vi lämnar ut.',
      ],
    },
    {
      title: 'Vad som sparas i din webbläsare',
      paragraphs: [
        'Panelen sparar några få uppgifter i webbläsarens lokala lagring: vem du är för oss, hur du sorterar dina listor, vilka enheter du har valt för erbjudanden, enkäten du kom för, vad du redan har fått veta eller tillfrågats om och ett meddelande till supporten som du ännu inte har skickat. De behövs för att panelen ska fungera. Den sätter inga reklamkakor och följer dig inte till någon annan sida.',
      ],
    },
    {
      title: 'Hur länge vi sparar uppgifterna',
      paragraphs: [
        'Svar om dig själv blir inaktuella: efter en tid ber vi dig bekräfta dem. Vi behåller ditt konto så länge du använder det. Uppgifter om belöningar sparas så länge bokföringsreglerna kräver. Tekniska loggar raderas efter kort tid.',
      ],
    },
    {
      title: 'Vad du kan bestämma',
      paragraphs: ['När som helst och utan att ange skäl kan du be oss att:'],
      items: [
        'visa dig vad vi sparar om dig, eller lämna ut det i en form som andra program kan läsa',
        'rätta det som är fel; svar om dig själv kan du ändra i din profil',
        'radera ditt konto och dina svar',
        'sluta använda dina uppgifter, eller bara använda en del av dem',
      ],
    },
    {
      title: 'Barn',
      paragraphs: [
        'Panelen är för vuxna. Den som är under 18 år får inte delta; får vi veta det raderar vi kontot.',
      ],
    },
    {
      title: 'Så når du oss',
      paragraphs: [
        'Skriv till oss via panelens hjälpsida; vi svarar inom 24 timmar. Om du anser att vi inte har respekterat dina rättigheter kan du också vända dig till dataskyddsmyndigheten i ditt land.',
        'När den här policyn ändras på ett sätt som har betydelse för dig ber panelen om ditt samtycke på nytt.',
      ],
    },
  ],
};
