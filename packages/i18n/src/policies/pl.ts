import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Polityka prywatności',
  intro:
    'W tym panelu możesz brać udział w badaniach rynku i w ofertach oraz zdobywać nagrody w aplikacji lub na stronie, z której przychodzisz. Potrzebnych jest do tego kilka informacji o Tobie. Na tej stronie opisujemy, co panel przechowuje, po co, kto jeszcze to widzi i o czym możesz decydować.',
  sections: [
    {
      title: 'Co o Tobie przechowujemy',
      paragraphs: ['Korzystasz z panelu bez podawania imienia i nazwiska. Przechowujemy:'],
      items: [
        'Identyfikator, pod którym zna Cię aplikacja lub strona, z której przychodzisz. Dzięki niemu nagrody trafiają do Ciebie.',
        'Odpowiedzi na pytania o Ciebie, na przykład o wiek, płeć, gospodarstwo domowe czy zainteresowania, oraz to, kiedy ich udzielono.',
        'Które ankiety i oferty zostały przez Ciebie otwarte, jak się zakończyły i ile dzięki nim udało się zarobić.',
        'Dane techniczne wizyty: kraj, język, rodzaj urządzenia i przeglądarki oraz skrót Twojego adresu IP, z którego nie da się odczytać samego adresu.',
        'Odcisk złożony z cech Twojej przeglądarki, aby nikt nie wypełnił tej samej ankiety dwa razy.',
        'To, co piszesz do zespołu wsparcia, wraz z adresem e-mail i dołączonymi plikami, oraz to, co mówisz nam o ankiecie.',
        'Jeśli prosimy o potwierdzenie numeru telefonu: skrót tego numeru, aby jeden numer należał do jednego konta.',
        'Jeśli zainstalujesz nasze rozszerzenie przeglądarki: fakt, że jest zainstalowane, i czas jego ostatniego użycia.',
      ],
    },
    {
      title: 'Do czego tego używamy',
      paragraphs: [],
      items: [
        'Aby pokazywać Ci ankiety i oferty, które do Ciebie pasują, i o nic nie pytać dwa razy.',
        'Aby zapisywać Twoje nagrody i rozliczać je z aplikacją lub stroną, z której przychodzisz.',
        'Aby badania były uczciwe: szukamy powtórzeń, odpowiedzi automatycznych i ukrytych lokalizacji.',
        'Aby Ci odpowiedzieć, gdy piszesz do zespołu wsparcia.',
        'Aby znajdować i usuwać usterki panelu.',
      ],
    },
    {
      title: 'Na jakiej podstawie',
      paragraphs: [
        'Udział zależy od Ciebie. Przed pierwszą ankietą wyrażasz zgodę i na jej podstawie wykorzystujemy Twoje odpowiedzi. Tego, co potrzebne do zapisania nagród, używamy, aby dotrzymać danej Ci obietnicy; tego, co potrzebne przeciw oszustwom, używamy, bo uczciwe wyniki leżą w interesie wszystkich uczestników.',
        'Niektóre pytania dotyczą spraw szczególnie chronionych przez prawo, takich jak zdrowie czy przekonania. Możesz je pominąć albo opuścić ankietę.',
      ],
    },
    {
      title: 'Kto jeszcze to widzi',
      paragraphs: [
        'Nie sprzedajemy informacji o Tobie. Udostępniamy tylko to, czego potrzebuje każdy z poniższych:',
      ],
      items: [
        'Firma prowadząca ankietę otrzymuje identyfikator utworzony dla tej ankiety oraz odpowiedzi, które decydują, czy do Ciebie pasuje. To, co odpowiadasz w samej ankiecie, otrzymuje bezpośrednio, na zasadach własnej polityki prywatności.',
        'Reklamodawca stojący za ofertą dowiaduje się, że została przez Ciebie otwarta, pod identyfikatorem utworzonym dla niej.',
        'Aplikacja lub strona, z której przychodzisz, dowiaduje się, że ankieta lub oferta została ukończona i ile jest warta, nigdy zaś, jakie były odpowiedzi.',
        'Usługi, które wykrywają powtórzenia lub ukryte lokalizacje, otrzymują identyfikator utworzony tylko dla nich albo Twój adres IP, zależnie od tego, czego wymaga sprawdzenie.',
        'Firma, która dostarcza nasze wiadomości SMS, poznaje numer telefonu, który chcesz potwierdzić.',
        'Firmy, które utrzymują dla nas serwery, działają wyłącznie na nasze polecenie.',
        'Organy państwowe otrzymują to, co prawo każe nam przekazać.',
      ],
    },
    {
      title: 'Co jest zapisywane w Twojej przeglądarce',
      paragraphs: [
        'Panel przechowuje kilka wpisów w lokalnej pamięci przeglądarki: kim dla nas jesteś, jak sortujesz listy, jakie urządzenia wybierasz dla ofert, dla której ankiety tu jesteś, co już Ci powiedzieliśmy lub o co już pytaliśmy, oraz niewysłaną jeszcze wiadomość do zespołu wsparcia. Te wpisy są potrzebne, aby panel działał. Panel nie używa reklamowych plików cookie i nie śledzi Cię na innych stronach.',
      ],
    },
    {
      title: 'Jak długo to przechowujemy',
      paragraphs: [
        'Odpowiedzi o Tobie starzeją się: po pewnym czasie prosimy o ich potwierdzenie. Konto przechowujemy tak długo, jak z niego korzystasz. Zapisy nagród przechowujemy tak długo, jak wymagają tego przepisy o rachunkowości. Dzienniki techniczne usuwamy po krótkim czasie.',
      ],
    },
    {
      title: 'O czym możesz decydować',
      paragraphs: ['W każdej chwili i bez podawania powodów możesz nas poprosić, abyśmy:'],
      items: [
        'pokazali Ci, co o Tobie przechowujemy, albo przekazali to w postaci, którą odczytają inne programy',
        'poprawili to, co błędne; odpowiedzi o sobie możesz zmienić w swoim profilu',
        'usunęli Twoje konto i Twoje odpowiedzi',
        'przestali wykorzystywać informacje o Tobie albo wykorzystywali je tylko częściowo',
      ],
    },
    {
      title: 'Dzieci',
      paragraphs: [
        'Panel jest dla dorosłych. Osoby poniżej 18 lat nie mogą brać udziału; jeśli się o tym dowiemy, usuniemy konto.',
      ],
    },
    {
      title: 'Jak się z nami skontaktować',
      paragraphs: [
        'Napisz do nas przez stronę pomocy w panelu; odpowiadamy w ciągu 24 godzin. Jeśli uważasz, że nie uszanowaliśmy Twoich praw, możesz też zwrócić się do organu ochrony danych w swoim kraju.',
        'Gdy ta polityka zmieni się w sposób dla Ciebie istotny, panel ponownie poprosi o zgodę.',
      ],
    },
  ],
};
