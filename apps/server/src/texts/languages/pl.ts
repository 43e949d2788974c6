// What the server says in Polish.
import { pl as questions } from '#texts/questions/pl.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const pl: ServerTexts = {
  questions,
  refusals: {
    full: 'W tej ankiecie właśnie skończyły się miejsca.',
    closed: 'Ta ankieta jest już zamknięta.',
    taken: 'Masz już tę ankietę za sobą.',
    elsewhere: 'Ta ankieta nie jest dostępna w Twoim kraju lub na tym urządzeniu.',
  },
  activityNames: {
    survey: 'Ankieta',
    profile: 'Twój profil',
    bonus: 'Bonus za osiągnięte cele',
    extension_bonus: 'Bonus za rozszerzenie przeglądarki',
  },
  answerProblems: {
    empty_answer_general: 'To pole nie może być puste',
    one_answer_only: 'Podaj tylko jedną odpowiedź',
    answer_unknown: 'Wybierz jedną z podanych odpowiedzi',
    number_invalid: 'Wpisz liczbę całkowitą',
    number_out_of_range: 'Ta liczba jest za mała lub za duża',
    text_too_long: 'Ta odpowiedź jest za długa',
    date_invalid: 'Wpisz pełną datę',
    year_invalid: 'Nieprawidłowy rok',
    age_limit_validation: 'Musisz mieć co najmniej 18 lat',
    not_skippable: 'Tego pytania nie można pominąć',
  },
  wait: 'Chwileczkę. Strona sama spróbuje jeszcze raz.',
  advice: {
    honest: 'Odpowiadaj szczerze: nie ma złych odpowiedzi, a zmyślone widać.',
    time: 'Nie spiesz się. Kto pędzi przez ankietę, ten odpada.',
    attention: 'Czytaj każde pytanie do końca. Niektóre sprawdzają Twoją uwagę.',
  },
  verification: {
    sms: '{code} to Twój kod do {app}. Jest ważny {minutes} minut. Nie podawaj go nikomu.',
    invalid: 'Nieprawidłowy numer telefonu',
    unreachable: 'Na ten numer nie można wysłać wiadomości.',
    too_soon: 'O kolejny kod możesz poprosić za {seconds} s.',
    too_many: 'Za dużo próśb o kod. Spróbuj ponownie później.',
    locked: 'Za dużo błędnych kodów. O nowy możesz poprosić za {minutes} min.',
    not_sent: 'Nie udało się wysłać wiadomości. Spróbuj ponownie.',
    wrong: 'Ten kod jest nieprawidłowy. Pozostałe próby: {left}.',
    over: 'Ten kod stracił ważność. Poproś o nowy.',
    taken: 'Ten numer należy już do innego konta.',
    verified: 'To konto ma już potwierdzony numer.',
    not_asked: 'Numer telefonu nie jest teraz potrzebny.',
    not_checked: 'Nie udało się sprawdzić kodu. Spróbuj ponownie.',
  },
  feedbackOptions: {
    dont_like_survey: 'Ankieta mi się nie podobała',
    asked_for_personal_info: 'Ankieta pytała o dane osobowe',
    broken_survey: 'Ankieta nie działała',
    other: 'Coś innego',
  },
  replyMail: {
    subject: '{app}: odpowiedź wsparcia',
    greeting: 'Cześć,',
    intro: 'oto nasza odpowiedź na Twoją wiadomość z {date}:',
    next: 'Chcesz coś dodać? Otwórz {app} i przejdź do sekcji „Pomoc i wsparcie”. Nikt nie czyta odpowiedzi na ten e-mail.',
    stranger:
      'To nie była Twoja wiadomość? Ktoś podał Twój adres przez pomyłkę i możesz zignorować ten e-mail.',
  },
};
