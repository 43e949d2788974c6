import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Datenschutzerklärung',
  intro:
    'In diesem Panel kannst du an Marktforschung und an Angeboten teilnehmen und dafür Prämien in der App oder auf der Website sammeln, von der du gekommen bist. Dafür braucht es einige Angaben über dich. Auf dieser Seite steht, was es speichert, wozu, wer es noch zu sehen bekommt und was du selbst entscheiden kannst.',
  sections: [
    {
      title: 'Was wir über dich speichern',
      paragraphs: ['Du nutzt das Panel, ohne deinen Namen anzugeben. Gespeichert wird:'],
      items: [
        'Die Kennung, unter der dich die App oder Website kennt, von der du gekommen bist. Über sie finden deine Prämien zu dir.',
        'Die Antworten, die du auf Fragen zu deiner Person gibst, etwa zu Alter, Geschlecht, Haushalt oder Interessen, und wann du sie gegeben hast.',
        'Welche Umfragen und Angebote du geöffnet hast, wie sie ausgegangen sind und was du damit verdient hast.',
        'Technische Angaben zu deinem Besuch: Land, Sprache, Art des Geräts und des Browsers sowie ein Prüfwert deiner IP-Adresse, aus dem sich die Adresse selbst nicht ablesen lässt.',
        'Ein Fingerabdruck aus Merkmalen deines Browsers, damit niemand dieselbe Umfrage zweimal macht.',
        'Was du dem Support schreibst, mit deiner E-Mail-Adresse und den Dateien, die du anhängst, und was du uns über eine Umfrage sagst.',
        'Falls du deine Telefonnummer bestätigen sollst: ein Prüfwert der Nummer, damit eine Nummer zu genau einem Konto gehört.',
        'Falls du unsere Browsererweiterung installierst: dass sie installiert ist und wann sie zuletzt benutzt wurde.',
      ],
    },
    {
      title: 'Wofür wir deine Angaben verwenden',
      paragraphs: [],
      items: [
        'Um dir Umfragen und Angebote zu zeigen, die zu dir passen, und dich nichts zweimal zu fragen.',
        'Um dir deine Prämien gutzuschreiben und sie mit der App oder Website abzurechnen, von der du gekommen bist.',
        'Damit die Ergebnisse ehrlich bleiben: Wir achten auf Doppelteilnahmen, automatische Antworten und verschleierte Standorte.',
        'Um dir zu antworten, wenn du dem Support schreibst.',
        'Um Fehler im Panel zu finden und zu beheben.',
      ],
    },
    {
      title: 'Auf welcher Grundlage',
      paragraphs: [
        'Ob du teilnimmst, entscheidest du. Vor deiner ersten Umfrage stimmst du zu, und auf dieser Zustimmung beruht die Nutzung deiner Antworten. Was nötig ist, um dir deine Prämien gutzuschreiben, verwenden wir, um unser Versprechen dir gegenüber zu halten; was gegen Betrug nötig ist, weil ehrliche Ergebnisse im Interesse aller sind, die teilnehmen.',
        'Manche Fragen betreffen Dinge, die das Gesetz besonders schützt, zum Beispiel Gesundheit oder Weltanschauung. Du kannst sie überspringen oder die Umfrage verlassen.',
      ],
    },
    {
      title: 'Wer deine Angaben noch zu sehen bekommt',
      paragraphs: [
        'Wir verkaufen keine Angaben über dich. Wir geben jeweils nur weiter, was die folgenden Stellen brauchen:',
      ],
      items: [
        'Das Unternehmen, das eine Umfrage durchführt, erhält eine nur für diese Umfrage erzeugte Kennung und die Antworten, die darüber entscheiden, ob sie zu dir passt. Was du in der Umfrage selbst antwortest, erhält es direkt und nach seiner eigenen Datenschutzerklärung.',
        'Der Werbetreibende hinter einem Angebot erfährt unter einer eigens dafür erzeugten Kennung, dass du es geöffnet hast.',
        'Die App oder Website, von der du gekommen bist, erfährt, dass du eine Umfrage oder ein Angebot abgeschlossen hast und was das wert ist, niemals aber, was du geantwortet hast.',
        'Dienste, die nach Doppelteilnahmen oder verschleierten Standorten suchen, erhalten eine nur für sie erzeugte Kennung oder deine IP-Adresse, je nachdem, was die Prüfung braucht.',
        'Das Unternehmen, das unsere SMS zustellt, erfährt die Telefonnummer, die du bestätigen möchtest.',
        'Unternehmen, die Server für uns betreiben, handeln nur nach unseren Anweisungen.',
        'Behörden erhalten, was wir von Gesetzes wegen herausgeben müssen.',
      ],
    },
    {
      title: 'Was in deinem Browser gespeichert wird',
      paragraphs: [
        'Das Panel legt einige Einträge im lokalen Speicher deines Browsers ab: wer du für uns bist, wie du deine Listen sortierst, welche Geräte du für Angebote gewählt hast, die Umfrage, wegen der du gekommen bist, was dir schon mitgeteilt wurde oder wonach du schon gefragt wurdest, und eine Nachricht an den Support, die du noch nicht abgeschickt hast. Ohne sie funktioniert das Panel nicht. Es setzt keine Werbe-Cookies und folgt dir auf keine andere Seite.',
      ],
    },
    {
      title: 'Wie lange wir deine Angaben aufbewahren',
      paragraphs: [
        'Antworten zu deiner Person veralten: Nach einiger Zeit bitten wir dich, sie zu bestätigen. Dein Konto bewahren wir auf, solange du es nutzt. Nachweise über Prämien bewahren wir so lange auf, wie es die Vorschriften zur Buchführung verlangen. Technische Protokolle werden nach kurzer Zeit gelöscht.',
      ],
    },
    {
      title: 'Was du entscheiden kannst',
      paragraphs: ['Jederzeit und ohne Angabe von Gründen kannst du von uns verlangen:'],
      items: [
        'dir zu zeigen, was wir über dich speichern, oder es dir in einer Form zu geben, die andere Programme lesen können',
        'zu berichtigen, was falsch ist; Antworten zu deiner Person kannst du in deinem Profil selbst ändern',
        'dein Konto und deine Antworten zu löschen',
        'deine Angaben nicht mehr oder nur noch zum Teil zu verwenden',
      ],
    },
    {
      title: 'Kinder',
      paragraphs: [
        'Das Panel ist für Erwachsene. Wer jünger als 18 ist, darf nicht teilnehmen; erfahren wir davon, löschen wir das Konto.',
      ],
    },
    {
      title: 'So erreichst du uns',
      paragraphs: [
        'Schreib uns über die Hilfeseite des Panels; wir antworten innerhalb von 24 Stunden. Wenn du meinst, dass wir deine Rechte nicht geachtet haben, kannst du dich auch an die Datenschutzbehörde deines Landes wenden.',
        'Ändert sich diese Erklärung in einer Weise, die für dich von Bedeutung ist, bittet dich das Panel erneut um deine Zustimmung.',
      ],
    },
  ],
};
