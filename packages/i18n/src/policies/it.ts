import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Informativa sulla privacy',
  intro:
    'Questo pannello ti permette di partecipare a ricerche di mercato e a offerte e di ottenere premi nell’app o nel sito da cui provieni. Per farlo ha bisogno di alcune informazioni su di te. Questa pagina spiega che cosa conserva, perché, chi altro lo vede e che cosa puoi decidere tu.',
  sections: [
    {
      title: 'Che cosa conserviamo su di te',
      paragraphs: ['Usi il pannello senza indicare il tuo nome. Conserviamo:'],
      items: [
        'L’identificativo con cui ti conosce l’app o il sito da cui provieni. È così che i tuoi premi arrivano a te.',
        'Le risposte che dai alle domande su di te, per esempio su età, genere, nucleo familiare o interessi, e quando le hai date.',
        'Quali sondaggi e offerte hai aperto, come sono finiti e quanto ti hanno fatto guadagnare.',
        'Dati tecnici della tua visita: Paese, lingua, tipo di dispositivo e di browser e un’impronta cifrata del tuo indirizzo internet, dalla quale non si può risalire all’indirizzo.',
        'Un’impronta ricavata dalle caratteristiche del tuo browser, perché nessuno faccia due volte lo stesso sondaggio.',
        'Ciò che scrivi all’assistenza, con il tuo indirizzo e-mail e i file che alleghi, e ciò che ci dici di un sondaggio.',
        'Se ti viene chiesto di confermare il numero di telefono: un’impronta cifrata del numero, perché ogni numero appartenga a un solo account.',
        'Se installi la nostra estensione del browser: il fatto che è installata e quando è stata usata l’ultima volta.',
      ],
    },
    {
      title: 'Per che cosa lo usiamo',
      paragraphs: [],
      items: [
        'Per mostrarti sondaggi e offerte adatti a te e non chiederti nulla due volte.',
        'Per accreditarti i premi e regolarli con l’app o il sito da cui provieni.',
        'Per garantire ricerche oneste: cerchiamo duplicati, risposte automatiche e posizioni nascoste.',
        'Per risponderti quando scrivi all’assistenza.',
        'Per trovare e correggere i difetti del pannello.',
      ],
    },
    {
      title: 'Su quale base',
      paragraphs: [
        'Sei tu a decidere se partecipare. Dai il tuo consenso prima del primo sondaggio e le tue risposte vengono usate su questa base. Ciò che serve per accreditarti i premi lo usiamo per mantenere la promessa che ti abbiamo fatto; ciò che serve contro le frodi, perché risultati onesti sono nell’interesse di tutti i partecipanti.',
        'Alcune domande riguardano aspetti che la legge tutela in modo particolare, come la salute o le convinzioni personali. Puoi saltarle o abbandonare il sondaggio.',
      ],
    },
    {
      title: 'Chi altro lo vede',
      paragraphs: [
        'Non vendiamo informazioni su di te. Condividiamo solo ciò che serve a ciascuno dei seguenti:',
      ],
      items: [
        'L’azienda che conduce un sondaggio riceve un identificativo creato per quel sondaggio e le risposte che decidono se è adatto a te. Ciò che rispondi nel sondaggio lo riceve direttamente, secondo la propria informativa sulla privacy.',
        'L’inserzionista di un’offerta viene a sapere che l’hai aperta, con un identificativo creato per essa.',
        'L’app o il sito da cui provieni viene a sapere che hai completato un sondaggio o un’offerta e quanto vale, mai che cosa hai risposto.',
        'I servizi che cercano duplicati o posizioni nascoste ricevono un identificativo creato solo per loro oppure il tuo indirizzo internet, a seconda di ciò che richiede il controllo.',
        'L’azienda che recapita i nostri SMS viene a conoscere il numero di telefono che vuoi confermare.',
        'Le aziende che gestiscono server per noi agiscono solo secondo le nostre istruzioni.',
        'Le autorità ricevono ciò che la legge ci obbliga a consegnare.',
      ],
    },
    {
      title: 'Che cosa viene salvato nel tuo browser',
      paragraphs: [
        'Il pannello salva alcune voci nella memoria locale del tuo browser: chi sei per noi, come ordini i tuoi elenchi, quali dispositivi hai scelto per le offerte, il sondaggio per cui sei qui, che cosa ti è già stato detto o chiesto e un messaggio all’assistenza che non hai ancora inviato. Servono perché il pannello funzioni. Non usa cookie pubblicitari e non ti segue su nessun’altra pagina.',
      ],
    },
    {
      title: 'Per quanto tempo lo conserviamo',
      paragraphs: [
        'Le risposte su di te invecchiano: dopo un po’ di tempo ti chiediamo di confermarle. Conserviamo il tuo account finché lo usi. Le registrazioni dei premi vengono conservate per il tempo richiesto dalle norme contabili. I registri tecnici vengono cancellati dopo breve tempo.',
      ],
    },
    {
      title: 'Che cosa puoi decidere',
      paragraphs: ['In qualsiasi momento e senza spiegarne il motivo puoi chiederci di:'],
      items: [
        'mostrarti che cosa conserviamo su di te o consegnartelo in una forma leggibile da altri programmi',
        'correggere ciò che è sbagliato; le risposte su di te puoi cambiarle nel tuo profilo',
        'cancellare il tuo account e le tue risposte',
        'non usare più le tue informazioni o usarle solo in parte',
      ],
    },
    {
      title: 'Minori',
      paragraphs: [
        'Il pannello è per persone adulte. Chi ha meno di 18 anni non può partecipare; se lo veniamo a sapere, cancelliamo l’account.',
      ],
    },
    {
      title: 'Come contattarci',
      paragraphs: [
        'Scrivici dalla pagina di aiuto del pannello; rispondiamo entro 24 ore. Se ritieni che non abbiamo rispettato i tuoi diritti, puoi rivolgerti anche all’autorità per la protezione dei dati del tuo Paese.',
        'Quando questa informativa cambia in modo importante per te, il pannello ti chiede di nuovo il consenso.',
      ],
    },
  ],
};
