import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Política de privacidade',
  intro:
    'Este painel permite-lhe participar em estudos de mercado e em ofertas, e ganhar recompensas na aplicação ou no site de onde veio. Para isso precisa de algumas informações sobre si. Esta página explica o que guarda, porquê, quem mais o vê e o que pode decidir.',
  sections: [
    {
      title: 'O que guardamos sobre si',
      paragraphs: ['Utiliza o painel sem indicar o seu nome. O que guardamos é:'],
      items: [
        'O seu identificador na aplicação ou no site de onde veio. É por ele que as suas recompensas lhe chegam.',
        'As respostas que dá a perguntas sobre si, como idade, género, agregado familiar ou interesses, e quando as deu.',
        'Que inquéritos e ofertas abriu, como terminaram e o que ganhou com eles.',
        'Dados técnicos da sua visita: país, idioma, tipo de dispositivo e de navegador, e um resumo cifrado do seu endereço de internet a partir do qual não se consegue ler o endereço.',
        'Uma impressão digital feita com características do seu navegador, para que ninguém responda duas vezes ao mesmo inquérito.',
        'O que escreve ao apoio, com o seu endereço de e-mail e os ficheiros que anexa, e o que nos diz sobre um inquérito.',
        'Se lhe for pedido que confirme o seu número de telemóvel: um resumo cifrado do número, para que cada número pertença a uma só conta.',
        'Se instalar a nossa extensão do navegador: que está instalada e quando foi usada pela última vez.',
      ],
    },
    {
      title: 'Para que o utilizamos',
      paragraphs: [],
      items: [
        'Para lhe mostrar inquéritos e ofertas adequados a si e não lhe perguntar nada duas vezes.',
        'Para creditar as suas recompensas e acertá-las com a aplicação ou o site de onde veio.',
        'Para manter os estudos honestos: procuramos duplicados, respostas automáticas e localizações ocultas.',
        'Para lhe responder quando escreve ao apoio.',
        'Para encontrar e corrigir falhas do painel.',
      ],
    },
    {
      title: 'Com que fundamento',
      paragraphs: [
        'Participar é uma escolha sua. Dá o seu consentimento antes do primeiro inquérito, e as suas respostas são usadas com base nele. O que é necessário para creditar as suas recompensas, usamo-lo para cumprir o que lhe prometemos; o que é necessário contra a fraude, porque resultados honestos são do interesse de todos os que participam.',
        'Algumas perguntas dizem respeito a assuntos que a lei protege de forma especial, como a saúde ou as convicções. Pode saltá-las ou abandonar o inquérito.',
      ],
    },
    {
      title: 'Quem mais o vê',
      paragraphs: [
        'Não vendemos informações sobre si. Partilhamos apenas o necessário com cada uma destas entidades:',
      ],
      items: [
        'A empresa que realiza um inquérito recebe um identificador criado para esse inquérito e as respostas que decidem se ele é adequado a si. O que responde no próprio inquérito recebe-o diretamente, segundo a sua própria política de privacidade.',
        'O anunciante de uma oferta fica a saber que a abriu, com um identificador criado para ela.',
        'A aplicação ou o site de onde veio fica a saber que concluiu um inquérito ou uma oferta e quanto vale, nunca o que respondeu.',
        'Os serviços que procuram duplicados ou localizações ocultas recebem um identificador criado só para eles ou o seu endereço de internet, conforme o que a verificação exigir.',
        'A empresa que entrega as nossas mensagens SMS fica a conhecer o número de telemóvel que quer confirmar.',
        'As empresas que gerem servidores para nós agem apenas segundo as nossas instruções.',
        'As autoridades recebem o que a lei nos obriga a entregar.',
      ],
    },
    {
      title: 'O que fica guardado no seu navegador',
      paragraphs: [
        'O painel guarda alguns dados no armazenamento local do seu navegador: quem é para nós, como ordena as suas listas, que dispositivos escolheu para as ofertas, o inquérito que motivou a sua visita, o que já lhe foi dito ou perguntado e uma mensagem ao apoio que ainda não enviou. São necessários para que o painel funcione. Não usa cookies de publicidade nem segue a sua navegação noutras páginas.',
      ],
    },
    {
      title: 'Durante quanto tempo o guardamos',
      paragraphs: [
        'As respostas sobre si envelhecem: passado algum tempo pedimos-lhe que as confirme. Guardamos a sua conta enquanto a utilizar. Os registos de recompensas são guardados durante o tempo exigido pelas regras contabilísticas. Os registos técnicos são apagados pouco tempo depois.',
      ],
    },
    {
      title: 'O que pode decidir',
      paragraphs: ['Em qualquer altura e sem indicar motivos, pode pedir-nos para:'],
      items: [
        'lhe mostrar o que guardamos sobre si, ou entregá-lo num formato que outros programas consigam ler',
        'corrigir o que estiver errado; as respostas sobre si pode alterá-las no seu perfil',
        'apagar a sua conta e as suas respostas',
        'deixar de usar as suas informações, ou usá-las apenas em parte',
      ],
    },
    {
      title: 'Menores',
      paragraphs: [
        'O painel destina-se a adultos. Quem tiver menos de 18 anos não pode participar; se o soubermos, apagamos a conta.',
      ],
    },
    {
      title: 'Como nos contactar',
      paragraphs: [
        'Escreva-nos através da página de ajuda do painel; respondemos no prazo de 24 horas. Se considerar que não respeitámos os seus direitos, pode também dirigir-se à autoridade de proteção de dados do seu país.',
        'Quando esta política mudar de um modo importante para si, o painel volta a pedir o seu consentimento.',
      ],
    },
  ],
};
