import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Zásady ochrany osobních údajů',
  intro:
    'V tomto panelu se můžete účastnit průzkumů trhu a nabídek a získávat odměny v aplikaci nebo na webu, odkud přicházíte. K tomu potřebuje některé informace o vás. Na této stránce se dozvíte, co uchovává, proč, kdo další to vidí a o čem můžete rozhodovat.',
  sections: [
    {
      title: 'Co o vás uchováváme',
      paragraphs: ['Panel používáte, aniž byste uváděli své jméno. Uchováváme:'],
      items: [
        'Identifikátor, pod kterým vás zná aplikace nebo web, odkud přicházíte. Díky němu se k vám dostanou vaše odměny.',
        'Odpovědi na otázky o vás, například o věku, pohlaví, domácnosti nebo zájmech, a kdy jste je uvedli.',
        'Které průzkumy a nabídky jste otevřeli, jak skončily a kolik jste na nich vydělali.',
        'Technické údaje o vaší návštěvě: zemi, jazyk, druh zařízení a prohlížeče a otisk vaší IP adresy, ze kterého nelze samotnou adresu vyčíst.',
        'Otisk složený z vlastností vašeho prohlížeče, aby nikdo nevyplnil stejný průzkum dvakrát.',
        'Co píšete podpoře, s vaší e-mailovou adresou a přiloženými soubory, a co nám sdělíte o průzkumu.',
        'Pokud máte potvrdit své telefonní číslo: jeho otisk, aby jedno číslo patřilo k jednomu účtu.',
        'Pokud si nainstalujete naše rozšíření prohlížeče: že je nainstalované a kdy bylo naposledy použito.',
      ],
    },
    {
      title: 'K čemu to používáme',
      paragraphs: [],
      items: [
        'Abychom vám ukazovali průzkumy a nabídky, které se pro vás hodí, a na nic se neptali dvakrát.',
        'Abychom vám připsali odměny a vyúčtovali je s aplikací nebo webem, odkud přicházíte.',
        'Aby byl výzkum poctivý: hledáme opakované účasti, automatické odpovědi a skrytá umístění.',
        'Abychom vám odpověděli, když napíšete podpoře.',
        'Abychom našli a opravili chyby panelu.',
      ],
    },
    {
      title: 'Na jakém základě',
      paragraphs: [
        'Zda se zúčastníte, je na vás. Souhlasíte před prvním průzkumem a na základě tohoto souhlasu se vaše odpovědi používají. Co je potřeba k připsání odměn, používáme, abychom dodrželi slib, který jsme vám dali; co je potřeba proti podvodům, proto, že poctivé výsledky jsou v zájmu všech účastníků.',
        'Některé otázky se týkají věcí, které zákon zvlášť chrání, například zdraví nebo přesvědčení. Můžete je přeskočit nebo průzkum opustit.',
      ],
    },
    {
      title: 'Kdo další to vidí',
      paragraphs: ['Informace o vás neprodáváme. Předáváme jen to, co každý z následujících potřebuje:'],
      items: [
        'Společnost, která průzkum provádí, dostane identifikátor vytvořený pro tento průzkum a odpovědi, které rozhodují, zda se pro vás hodí. Co odpovíte v samotném průzkumu, dostává přímo, podle vlastních zásad ochrany osobních údajů.',
        'Inzerent, který za nabídkou stojí, se dozví, že jste ji otevřeli, pod identifikátorem vytvořeným pro ni.',
        'Aplikace nebo web, odkud přicházíte, se dozví, že jste průzkum nebo nabídku dokončili a jakou to má hodnotu, nikdy však, co jste odpověděli.',
        'Služby, které hledají opakované účasti nebo skrytá umístění, dostanou identifikátor vytvořený jen pro ně nebo vaši IP adresu, podle toho, co kontrola vyžaduje.',
        'Společnost, která doručuje naše SMS, se dozví telefonní číslo, které chcete potvrdit.',
        'Společnosti, které pro nás provozují servery, jednají jen podle našich pokynů.',
        'Úřady dostanou to, co nám zákon ukládá předat.',
      ],
    },
    {
      title: 'Co se ukládá ve vašem prohlížeči',
      paragraphs: [
        'Panel uchovává v místním úložišti vašeho prohlížeče několik záznamů: kdo jste pro nás, jak řadíte své seznamy, která zařízení jste zvolili pro nabídky, průzkum, kvůli kterému jste přišli, co jsme vám už řekli nebo na co jsme se vás už ptali, a zprávu podpoře, kterou jste ještě neodeslali. Bez nich panel nefunguje. Neukládá reklamní soubory cookie a nesleduje vás na žádné jiné stránce.',
      ],
    },
    {
      title: 'Jak dlouho to uchováváme',
      paragraphs: [
        'Odpovědi o vás stárnou: po čase vás požádáme o jejich potvrzení. Váš účet uchováváme, dokud ho používáte. Záznamy o odměnách uchováváme tak dlouho, jak to vyžadují účetní předpisy. Technické záznamy se po krátké době mažou.',
      ],
    },
    {
      title: 'O čem můžete rozhodovat',
      paragraphs: ['Kdykoli a bez udání důvodu nás můžete požádat, abychom:'],
      items: [
        'vám ukázali, co o vás uchováváme, nebo vám to předali v podobě, kterou dokážou číst jiné programy',
        'opravili, co je chybné; odpovědi o sobě můžete změnit ve svém profilu',
        'smazali váš účet a vaše odpovědi',
        'vaše informace přestali používat nebo je používali jen zčásti',
      ],
    },
    {
      title: 'Děti',
      paragraphs: [
        'Panel je pro dospělé. Kdo je mladší 18 let, nesmí se účastnit; pokud se to dozvíme, účet smažeme.',
      ],
    },
    {
      title: 'Jak nás kontaktovat',
      paragraphs: [
        'Napište nám přes stránku nápovědy v panelu; odpovídáme do 24 hodin. Pokud máte dojem, že jsme nerespektovali vaše práva, můžete se obrátit také na úřad pro ochranu osobních údajů ve své zemi.',
        'Když se tyto zásady změní způsobem, který je pro vás důležitý, panel vás znovu požádá o souhlas.',
      ],
    },
  ],
};
