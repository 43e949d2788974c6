// What the server says in Portuguese.
import { pt as questions } from '#texts/questions/pt.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const pt: ServerTexts = {
  questions,
  refusals: {
    full: 'Este inquérito acabou de atingir o limite.',
    closed: 'Este inquérito terminou.',
    taken: 'Já participou neste inquérito.',
    elsewhere: 'Este inquérito não está disponível no seu país ou neste dispositivo.',
  },
  activityNames: {
    survey: 'Inquérito',
    profile: 'O seu perfil',
    bonus: 'Bónus por objetivos atingidos',
    extension_bonus: 'Bónus pela extensão do navegador',
  },
  answerProblems: {
    empty_answer_general: 'O campo não pode ficar vazio',
    one_answer_only: 'Dê apenas uma resposta',
    answer_unknown: 'Escolha uma das respostas apresentadas',
    number_invalid: 'Introduza um número inteiro',
    number_out_of_range: 'Este número é demasiado pequeno ou demasiado grande',
    text_too_long: 'Esta resposta é demasiado longa',
    date_invalid: 'Introduza uma data completa',
    year_invalid: 'Ano inválido',
    age_limit_validation: 'Tem de ter pelo menos 18 anos',
    not_skippable: 'Não é possível saltar esta pergunta',
  },
  wait: 'Um momento, por favor. Esta página volta a tentar sozinha.',
  advice: {
    honest: 'Responda com sinceridade: não há respostas erradas, e as inventadas notam-se.',
    time: 'Responda com calma. Quem responde a correr fica de fora.',
    attention: 'Leia cada pergunta até ao fim. Algumas servem para ver se o faz.',
  },
  verification: {
    sms: '{code} é o seu código para {app}. É válido durante {minutes} minutos; não o dê a ninguém.',
    invalid: 'Número de telemóvel inválido',
    unreachable: 'Não é possível enviar mensagens para este número.',
    too_soon: 'Pode pedir outro código daqui a {seconds} s.',
    too_many: 'Foram pedidos demasiados códigos. Tente mais tarde.',
    locked: 'Demasiados códigos errados. Pode pedir um novo daqui a {minutes} min.',
    not_sent: 'Não foi possível enviar a mensagem. Tente novamente.',
    wrong: 'O código não está correto. Tentativas restantes: {left}.',
    over: 'Este código já não é válido. Peça um novo.',
    taken: 'Este número já pertence a outra conta.',
    verified: 'Esta conta já tem um telemóvel verificado.',
    not_asked: 'De momento não é preciso nenhum número de telemóvel.',
    not_checked: 'Não foi possível verificar o código. Tente novamente.',
  },
  feedbackOptions: {
    dont_like_survey: 'Não gostei do inquérito',
    asked_for_personal_info: 'Pedia dados pessoais',
    broken_survey: 'O inquérito não funcionava',
    other: 'Outra coisa',
  },
  replyMail: {
    subject: '{app}: resposta do apoio',
    greeting: 'Olá,',
    intro: 'Esta é a nossa resposta à sua mensagem de {date}:',
    next: 'Para nos voltar a escrever, abra {app} e vá a «Ajuda e apoio». Ninguém lê as respostas a este e-mail.',
    stranger: 'Não nos escreveu? Então alguém indicou o seu endereço por engano e pode ignorar este e-mail.',
  },
};
