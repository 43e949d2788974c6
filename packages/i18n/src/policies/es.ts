import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Política de privacidad',
  intro:
    'Este panel te permite participar en estudios de mercado y en ofertas, y ganar recompensas en la aplicación o el sitio web desde el que llegaste. Para ello necesita algunos datos sobre ti. Esta página explica qué guarda, para qué, quién más lo ve y qué puedes decidir tú.',
  sections: [
    {
      title: 'Qué guardamos sobre ti',
      paragraphs: ['Usas el panel sin dar tu nombre. Lo que guardamos es:'],
      items: [
        'El identificador con el que te conoce la aplicación o el sitio web desde el que llegaste. Gracias a él tus recompensas llegan hasta ti.',
        'Las respuestas que das a preguntas sobre ti, como la edad, el género, el hogar o los intereses, y cuándo las diste.',
        'Qué encuestas y ofertas abriste, cómo terminaron y qué ganaste con ellas.',
        'Datos técnicos de tu visita: país, idioma, tipo de dispositivo y de navegador, y un resumen cifrado de tu dirección de internet a partir del cual no se puede leer la dirección.',
        'Una huella formada con características de tu navegador, para que nadie haga dos veces la misma encuesta.',
        'Lo que escribes a soporte, con tu correo electrónico y los archivos que adjuntas, y lo que nos cuentas sobre una encuesta.',
        'Si se te pide confirmar tu número de teléfono: un resumen cifrado del número, para que cada número pertenezca a una sola cuenta.',
        'Si instalas nuestra extensión del navegador: que está instalada y cuándo se usó por última vez.',
      ],
    },
    {
      title: 'Para qué lo usamos',
      paragraphs: [],
      items: [
        'Para mostrarte encuestas y ofertas adecuadas para ti, y no preguntarte nada dos veces.',
        'Para abonarte tus recompensas y liquidarlas con la aplicación o el sitio web desde el que llegaste.',
        'Para que los estudios sean honestos: buscamos duplicados, respuestas automáticas y ubicaciones ocultas.',
        'Para responderte cuando escribes a soporte.',
        'Para encontrar y corregir fallos del panel.',
      ],
    },
    {
      title: 'Con qué fundamento',
      paragraphs: [
        'Tú decides si participas. Das tu consentimiento antes de la primera encuesta, y tus respuestas se usan sobre esa base. Lo necesario para abonarte las recompensas lo usamos para cumplir lo que te prometimos; lo necesario contra el fraude, porque los resultados honestos interesan a todas las personas que participan.',
        'Algunas preguntas tratan de cuestiones que la ley protege de forma especial, como la salud o las creencias. Puedes saltártelas o abandonar la encuesta.',
      ],
    },
    {
      title: 'Quién más lo ve',
      paragraphs: [
        'No vendemos datos sobre ti. Compartimos solo lo que necesita cada uno de los siguientes:',
      ],
      items: [
        'La empresa que realiza una encuesta recibe un identificador creado para esa encuesta y las respuestas que deciden si es adecuada para ti. Lo que respondes dentro de la encuesta lo recibe directamente, según su propia política de privacidad.',
        'El anunciante de una oferta sabe que la abriste, con un identificador creado para ella.',
        'La aplicación o el sitio web desde el que llegaste sabe que completaste una encuesta o una oferta y cuánto vale, pero nunca lo que respondiste.',
        'Los servicios que detectan duplicados o ubicaciones ocultas reciben un identificador creado solo para ellos o tu dirección de internet, según lo que requiera la comprobación.',
        'La empresa que entrega nuestros mensajes de texto conoce el número de teléfono que quieres confirmar.',
        'Las empresas que gestionan servidores para nosotros actúan solo según nuestras instrucciones.',
        'Las autoridades reciben lo que la ley nos obliga a entregar.',
      ],
    },
    {
      title: 'Qué se guarda en tu navegador',
      paragraphs: [
        'El panel guarda unos pocos datos en el almacenamiento local de tu navegador: quién eres para nosotros, cómo ordenas tus listas, qué dispositivos elegiste para las ofertas, la encuesta por la que viniste, lo que ya se te ha dicho o preguntado y un mensaje a soporte que aún no has enviado. Son necesarios para que el panel funcione. No usa cookies publicitarias ni te sigue a ninguna otra página.',
      ],
    },
    {
      title: 'Cuánto tiempo lo guardamos',
      paragraphs: [
        'Las respuestas sobre ti envejecen: pasado un tiempo te pedimos que las confirmes. Guardamos tu cuenta mientras la uses. Los registros de recompensas se guardan el tiempo que exige la legislación contable. Los registros técnicos se borran al poco tiempo.',
      ],
    },
    {
      title: 'Qué puedes decidir',
      paragraphs: ['En cualquier momento y sin dar explicaciones puedes pedirnos que:'],
      items: [
        'te mostremos lo que guardamos sobre ti, o te lo entreguemos en un formato que otros programas puedan leer',
        'corrijamos lo que esté mal; las respuestas sobre ti puedes cambiarlas en tu perfil',
        'borremos tu cuenta y tus respuestas',
        'dejemos de usar tus datos, o los usemos solo en parte',
      ],
    },
    {
      title: 'Menores',
      paragraphs: [
        'El panel es para personas adultas. Quien tenga menos de 18 años no puede participar; si nos enteramos, borramos la cuenta.',
      ],
    },
    {
      title: 'Cómo contactarnos',
      paragraphs: [
        'Escríbenos desde la página de ayuda del panel; respondemos en un plazo de 24 horas. Si crees que no hemos respetado tus derechos, también puedes dirigirte a la autoridad de protección de datos de tu país.',
        'Cuando esta política cambie de un modo importante para ti, el panel volverá a pedirte tu consentimiento.',
      ],
    },
  ],
};
