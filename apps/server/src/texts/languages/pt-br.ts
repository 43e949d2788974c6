// What the server says in Brazilian Portuguese.
import { ptBR as questions } from '#texts/questions/pt-br.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const ptBR: ServerTexts = {
  questions,
  refusals: {
    full: 'Esta pesquisa acabou de lotar.',
    closed: 'Esta pesquisa foi encerrada.',
    taken: 'Você já participou desta pesquisa.',
    elsewhere: 'Esta pesquisa não está disponível no seu país ou neste aparelho.',
  },
  activityNames: {
    survey: 'Pesquisa',
    profile: 'Seu perfil',
    bonus: 'Bônus por metas alcançadas',
    extension_bonus: 'Bônus pela extensão do navegador',
  },
  answerProblems: {
    empty_answer_general: 'O campo não pode ficar vazio',
    one_answer_only: 'Dê apenas uma resposta',
    answer_unknown: 'Escolha uma das respostas mostradas',
    number_invalid: 'Digite um número inteiro',
    number_out_of_range: 'Este número é pequeno ou grande demais',
    text_too_long: 'Esta resposta é longa demais',
    date_invalid: 'Digite uma data completa',
    year_invalid: 'Ano inválido',
    age_limit_validation: 'Você precisa ter pelo menos 18 anos',
    not_skippable: 'Esta pergunta não pode ser pulada',
  },
  wait: 'Um momento, por favor. Esta página tenta de novo sozinha.',
  advice: {
    honest: 'Responda com sinceridade: não há respostas erradas, e dá para notar as inventadas.',
    time: 'Responda com calma. Quem responde correndo fica de fora.',
    attention: 'Leia cada pergunta até o fim. Algumas verificam se você faz isso.',
  },
  verification: {
    sms: '{code} é o seu código para {app}. Ele vale por {minutes} minutos; não passe para ninguém.',
    invalid: 'Número de celular inválido',
    unreachable: 'Não é possível enviar mensagens para este número.',
    too_soon: 'Você pode pedir outro código em {seconds} s.',
    too_many: 'Foram pedidos códigos demais. Tente mais tarde.',
    locked: 'Códigos errados demais. Você pode pedir um novo em {minutes} min.',
    not_sent: 'Não foi possível enviar a mensagem. Tente de novo.',
    wrong: 'Este código não está certo. Tentativas restantes: {left}.',
    over: 'Este código não vale mais. Peça um novo.',
    taken: 'Este número já pertence a outra conta.',
    verified: 'Esta conta já tem um celular verificado.',
    not_asked: 'No momento não é preciso informar um celular.',
    not_checked: 'Não foi possível conferir o código. Tente de novo.',
  },
  feedbackOptions: {
    dont_like_survey: 'Não gostei da pesquisa',
    asked_for_personal_info: 'Pedia dados pessoais',
    broken_survey: 'A pesquisa não funcionou',
    other: 'Outra coisa',
  },
  replyMail: {
    subject: '{app}: resposta do suporte',
    greeting: 'Olá!',
    intro: 'Esta é nossa resposta à sua mensagem de {date}:',
    next: 'Quer dizer mais alguma coisa? Abra {app} e vá em “Ajuda e suporte”. Ninguém lê as respostas a este e-mail.',
    stranger:
      'Você não escreveu para nós? Então alguém informou seu endereço por engano, e você pode ignorar este e-mail.',
  },
};
