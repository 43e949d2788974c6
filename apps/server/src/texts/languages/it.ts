// What the server says in Italian.
import { it as questions } from '#texts/questions/it.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const it: ServerTexts = {
  questions,
  refusals: {
    full: 'Questo sondaggio ora è al completo.',
    closed: 'Questo sondaggio è chiuso.',
    taken: 'Hai già partecipato a questo sondaggio.',
    elsewhere: 'Questo sondaggio non è disponibile nel tuo Paese o su questo dispositivo.',
  },
  activityNames: {
    survey: 'Sondaggio',
    profile: 'Il tuo profilo',
    bonus: 'Bonus per gli obiettivi raggiunti',
    extension_bonus: 'Bonus per l’estensione del browser',
  },
  answerProblems: {
    empty_answer_general: 'Il campo non può essere vuoto',
    one_answer_only: 'Dai una sola risposta',
    answer_unknown: 'Scegli una delle risposte mostrate',
    number_invalid: 'Inserisci un numero intero',
    number_out_of_range: 'Questo numero è troppo piccolo o troppo grande',
    text_too_long: 'Questa risposta è troppo lunga',
    date_invalid: 'Inserisci una data completa',
    year_invalid: 'Anno non valido',
    age_limit_validation: 'Devi avere almeno 18 anni',
    not_skippable: 'Questa domanda non si può saltare',
  },
  wait: 'Un attimo di pazienza. Questa pagina riprova da sola.',
  advice: {
    honest: 'Rispondi con sincerità: non ci sono risposte sbagliate, e quelle inventate si notano.',
    time: 'Prenditi il tempo che serve. Chi va di fretta resta fuori.',
    attention: 'Leggi ogni domanda fino in fondo. Alcune servono a capire se lo fai.',
  },
  verification: {
    sms: '{code} è il tuo codice per {app}. Vale {minutes} minuti: non darlo a nessuno.',
    invalid: 'Numero di telefono non valido',
    unreachable: 'Non è possibile inviare messaggi a questo numero.',
    too_soon: 'Puoi chiedere un altro codice tra {seconds} s.',
    too_many: 'Hai chiesto troppi codici. Riprova più tardi.',
    locked: 'Troppi codici errati. Puoi chiederne uno nuovo tra {minutes} min.',
    not_sent: 'Non è stato possibile inviare il messaggio. Riprova.',
    wrong: 'Il codice non è corretto. Tentativi rimasti: {left}.',
    over: 'Questo codice non è più valido. Chiedine uno nuovo.',
    taken: 'Questo numero appartiene già a un altro account.',
    verified: 'Questo account ha già un telefono verificato.',
    not_asked: 'Al momento non serve un numero di telefono.',
    not_checked: 'Non è stato possibile verificare il codice. Riprova.',
  },
  feedbackOptions: {
    dont_like_survey: 'Il sondaggio non mi è piaciuto',
    asked_for_personal_info: 'Chiedeva dati personali',
    broken_survey: 'Il sondaggio non funzionava',
    other: 'Altro',
  },
  replyMail: {
    subject: '{app}: risposta dell’assistenza',
    greeting: 'Ciao,',
    intro: 'ecco la nostra risposta al messaggio che ci hai inviato in data {date}:',
    next: 'Per scriverci ancora, apri {app} e vai su «Aiuto e assistenza». Nessuno legge le risposte a questa e-mail.',
    stranger:
      'Non ci hai scritto? Allora qualcuno ha inserito il tuo indirizzo per errore: puoi ignorare questa e-mail.',
  },
};
