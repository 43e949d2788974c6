// What the server says in Finnish.
import { fi as questions } from '#texts/questions/fi.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const fi: ServerTexts = {
  questions,
  refusals: {
    full: 'Kysely tuli juuri täyteen.',
    closed: 'Kysely on suljettu.',
    taken: 'Olet jo vastannut tähän kyselyyn.',
    elsewhere: 'Kysely ei ole saatavilla maassasi tai tällä laitteella.',
  },
  activityNames: {
    survey: 'Kysely',
    profile: 'Profiilisi',
    bonus: 'Bonus saavutetuista tavoitteista',
    extension_bonus: 'Bonus selainlaajennuksesta',
  },
  answerProblems: {
    empty_answer_general: 'Kenttä ei voi olla tyhjä',
    one_answer_only: 'Anna vain yksi vastaus',
    answer_unknown: 'Valitse jokin näytetyistä vastauksista',
    number_invalid: 'Kirjoita kokonaisluku',
    number_out_of_range: 'Luku on liian pieni tai liian suuri',
    text_too_long: 'Vastaus on liian pitkä',
    date_invalid: 'Kirjoita koko päivämäärä',
    year_invalid: 'Virheellinen vuosi',
    age_limit_validation: 'Sinun on oltava vähintään 18-vuotias',
    not_skippable: 'Tätä kysymystä ei voi ohittaa',
  },
  wait: 'Hetkinen. Sivu yrittää automaattisesti uudelleen.',
  advice: {
    honest: 'Vastaa rehellisesti: vääriä vastauksia ei ole, ja keksityt huomataan.',
    time: 'Vastaa rauhassa. Kyselyn läpi kiirehtivät karsitaan.',
    attention: 'Lue jokainen kysymys loppuun. Osa niistä tarkistaa, että teet niin.',
  },
  verification: {
    sms: '{code} on koodisi palveluun {app}. Se on voimassa {minutes} minuuttia. Älä anna sitä kenellekään.',
    invalid: 'Virheellinen puhelinnumero',
    unreachable: 'Tähän numeroon ei voi lähettää viestejä.',
    too_soon: 'Voit pyytää uuden koodin {seconds} sekunnin kuluttua.',
    too_many: 'Koodeja on pyydetty liian monta. Yritä myöhemmin uudelleen.',
    locked: 'Liian monta väärää koodia. Voit pyytää uuden {minutes} min kuluttua.',
    not_sent: 'Viestiä ei voitu lähettää. Yritä uudelleen.',
    wrong: 'Koodi on väärä. Yrityksiä jäljellä: {left}.',
    over: 'Koodi ei ole enää voimassa. Pyydä uusi.',
    taken: 'Numero on jo liitetty toiseen tiliin.',
    verified: 'Tällä tilillä on jo vahvistettu puhelinnumero.',
    not_asked: 'Puhelinnumeroa ei tarvita nyt.',
    not_checked: 'Koodia ei voitu tarkistaa. Yritä uudelleen.',
  },
  feedbackOptions: {
    dont_like_survey: 'En pitänyt kyselystä',
    asked_for_personal_info: 'Siinä kysyttiin henkilötietoja',
    broken_survey: 'Kysely ei toiminut',
    other: 'Jokin muu',
  },
  replyMail: {
    subject: '{app}: tuki on vastannut',
    greeting: 'Hei!',
    intro: 'Tässä on vastauksemme viestiisi ({date}):',
    next: 'Haluatko sanoa lisää? Avaa {app} ja siirry kohtaan ”Ohjeet ja tuki”. Kukaan ei lue tähän sähköpostiin lähetettyjä vastauksia.',
    stranger:
      'Etkö kirjoittanut meille? Silloin joku on antanut osoitteesi vahingossa, ja voit jättää tämän sähköpostin huomiotta.',
  },
};
