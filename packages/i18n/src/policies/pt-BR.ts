import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Política de Privacidade',
  intro:
    'Neste painel você participa de pesquisas de mercado e de ofertas e ganha recompensas no aplicativo ou site de onde veio. Para isso, ele precisa de algumas informações sobre você. Esta página diz o que é guardado, por quê, quem mais vê e o que você pode decidir.',
  sections: [
    {
      title: 'O que guardamos sobre você',
      paragraphs: ['Você usa o painel sem informar seu nome. O que guardamos é:'],
      items: [
        'O identificador que você tem no aplicativo ou site de onde veio. É por ele que suas recompensas chegam até você.',
        'As respostas que você dá a perguntas sobre si, como idade, gênero, domicílio ou interesses, e quando as deu.',
        'Quais pesquisas e ofertas você abriu, como terminaram e quanto você ganhou com elas.',
        'Dados técnicos da sua visita: país, idioma, tipo de aparelho e de navegador, e um resumo criptografado do seu endereço de internet, do qual não dá para descobrir o próprio endereço.',
        'Uma impressão digital formada por características do seu navegador, para que ninguém responda à mesma pesquisa duas vezes.',
        'O que você escreve para o suporte, com seu e-mail e os arquivos que anexa, e o que você nos conta sobre uma pesquisa.',
        'Se pedirmos que você confirme seu número de celular: um resumo criptografado do número, para que cada número pertença a uma única conta.',
        'Se você instalar nossa extensão do navegador: que ela está instalada e quando foi usada pela última vez.',
      ],
    },
    {
      title: 'Para que usamos',
      paragraphs: [],
      items: [
        'Para mostrar pesquisas e ofertas que combinam com você e não perguntar nada duas vezes.',
        'Para creditar suas recompensas e acertá-las com o aplicativo ou site de onde você veio.',
        'Para manter as pesquisas honestas: procuramos duplicidades, respostas automáticas e localizações ocultas.',
        'Para responder quando você escreve para o suporte.',
        'Para encontrar e corrigir falhas do painel.',
      ],
    },
    {
      title: 'Com base em quê',
      paragraphs: [
        'Participar é uma escolha sua. Você dá seu consentimento antes da primeira pesquisa, e suas respostas são usadas com base nele. O que é necessário para creditar suas recompensas usamos para cumprir o que prometemos a você; o que é necessário contra fraudes, porque resultados honestos interessam a todos que participam.',
        'Algumas perguntas tratam de assuntos que a lei protege de maneira especial, como saúde ou crenças. Você pode pulá-las ou sair da pesquisa.',
      ],
    },
    {
      title: 'Quem mais vê',
      paragraphs: [
        'Não vendemos informações sobre você. Compartilhamos apenas o necessário com cada um destes:',
      ],
      items: [
        'A empresa que faz uma pesquisa recebe um identificador criado para essa pesquisa e as respostas que decidem se ela combina com você. O que você responde na própria pesquisa ela recebe diretamente, de acordo com a política de privacidade dela.',
        'O anunciante de uma oferta fica sabendo que você a abriu, por um identificador criado para ela.',
        'O aplicativo ou site de onde você veio fica sabendo que você concluiu uma pesquisa ou oferta e quanto ela vale, nunca o que você respondeu.',
        'Serviços que procuram duplicidades ou localizações ocultas recebem um identificador criado só para eles ou o seu endereço de internet, conforme o que a verificação exigir.',
        'A empresa que entrega nossos SMS fica sabendo o número de celular que você quer confirmar.',
        'Empresas que operam servidores para nós agem somente conforme nossas instruções.',
        'Autoridades recebem o que a lei nos obriga a entregar.',
      ],
    },
    {
      title: 'O que fica guardado no seu navegador',
      paragraphs: [
        'O painel guarda alguns dados no armazenamento local do seu navegador: quem você é para nós, como você ordena suas listas, quais aparelhos escolheu para ofertas, a pesquisa que trouxe você aqui, o que já foi dito ou perguntado a você e uma mensagem ao suporte que você ainda não enviou. Eles são necessários para o painel funcionar. Ele não usa cookies de publicidade nem segue você para nenhuma outra página.',
      ],
    },
    {
      title: 'Por quanto tempo guardamos',
      paragraphs: [
        'As respostas sobre você envelhecem: depois de algum tempo, pedimos que você as confirme. Guardamos sua conta enquanto você a usar. Registros de recompensas são guardados pelo tempo que a legislação contábil exige. Registros técnicos são apagados pouco tempo depois.',
      ],
    },
    {
      title: 'O que você pode decidir',
      paragraphs: ['A qualquer momento, e sem explicar o motivo, você pode nos pedir para:'],
      items: [
        'mostrar o que guardamos sobre você ou entregar isso em um formato que outros programas consigam ler',
        'corrigir o que estiver errado; as respostas sobre você podem ser alteradas no seu perfil',
        'apagar sua conta e suas respostas',
        'deixar de usar suas informações ou usá-las só em parte',
      ],
    },
    {
      title: 'Crianças e adolescentes',
      paragraphs: [
        'O painel é para adultos. Quem tem menos de 18 anos não pode participar; se ficarmos sabendo, apagamos a conta.',
      ],
    },
    {
      title: 'Como falar com a gente',
      paragraphs: [
        'Escreva pela página de ajuda do painel; respondemos em até 24 horas. Se você achar que não respeitamos seus direitos, também pode procurar a autoridade de proteção de dados do seu país.',
        'Quando esta política mudar de um jeito que importe para você, o painel pedirá seu consentimento de novo.',
      ],
    },
  ],
};
