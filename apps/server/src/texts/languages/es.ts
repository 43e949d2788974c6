// What the server says in Spanish.
import { es as questions } from '#texts/questions/es.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const es: ServerTexts = {
  questions,
  refusals: {
    full: 'Esta encuesta acaba de llenarse.',
    closed: 'Esta encuesta ya se cerró.',
    taken: 'Ya participaste en esta encuesta.',
    elsewhere: 'Esta encuesta no está disponible en tu país o en este dispositivo.',
  },
  activityNames: {
    survey: 'Encuesta',
    profile: 'Tu perfil',
    bonus: 'Bono por objetivos alcanzados',
    extension_bonus: 'Bono por la extensión del navegador',
  },
  answerProblems: {
    empty_answer_general: 'El campo no puede quedar vacío',
    one_answer_only: 'Da una sola respuesta',
    answer_unknown: 'Elige una de las respuestas mostradas',
    number_invalid: 'Escribe un número entero',
    number_out_of_range: 'El número es demasiado pequeño o demasiado grande',
    text_too_long: 'La respuesta es demasiado larga',
    date_invalid: 'Escribe una fecha completa',
    year_invalid: 'Año no válido',
    age_limit_validation: 'Debes tener al menos 18 años',
    not_skippable: 'Esta pregunta no se puede saltar',
  },
  wait: 'Un momento, por favor. Esta página lo vuelve a intentar sola.',
  advice: {
    honest: 'Responde con sinceridad: no hay respuestas malas, y las inventadas se notan.',
    time: 'Tómate tu tiempo. Quien responde a la carrera queda fuera.',
    attention: 'Lee cada pregunta hasta el final. Algunas comprueban que lo haces.',
  },
  verification: {
    sms: '{code} es tu código para {app}. Es válido durante {minutes} minutos; no se lo des a nadie.',
    invalid: 'Número de teléfono no válido',
    unreachable: 'No se pueden enviar mensajes a este número.',
    too_soon: 'Puedes pedir otro código en {seconds} s.',
    too_many: 'Se pidieron demasiados códigos. Inténtalo más tarde.',
    locked: 'Demasiados códigos incorrectos. Puedes pedir uno nuevo en {minutes} min.',
    not_sent: 'No se pudo enviar el mensaje. Inténtalo de nuevo.',
    wrong: 'El código no es correcto. Intentos restantes: {left}.',
    over: 'Este código ya no es válido. Pide uno nuevo.',
    taken: 'Este número ya pertenece a otra cuenta.',
    verified: 'Esta cuenta ya tiene un teléfono verificado.',
    not_asked: 'Ahora no se necesita ningún número de teléfono.',
    not_checked: 'No se pudo comprobar el código. Inténtalo de nuevo.',
  },
  feedbackOptions: {
    dont_like_survey: 'No me gustó la encuesta',
    asked_for_personal_info: 'Me pedía datos personales',
    broken_survey: 'La encuesta no funcionaba',
    other: 'Otra cosa',
  },
  replyMail: {
    subject: '{app}: respuesta de soporte',
    greeting: 'Hola:',
    intro: 'Esta es nuestra respuesta a tu mensaje del {date}:',
    next: 'Si quieres añadir algo, abre {app} y ve a «Ayuda y soporte». Nadie lee las respuestas a este correo.',
    stranger:
      '¿No nos escribiste? Entonces alguien puso tu dirección por error y puedes ignorar este correo.',
  },
};
