import type { AnswerOption, Question } from '@earnwall/contract/entities/question';

/** A question with three answers to choose one from; tests change what they are about. */
export function sampleQuestion(changes: Partial<Question> = {}): Question {
  return {
    id: 'drink',
    question: 'What do you drink in the morning?',
    type: 'single_choice',
    answers: [sampleAnswer('coffee', 'Coffee'), sampleAnswer('tea', 'Tea'), sampleAnswer('water', 'Water')],
    user_answers: [],
    is_skippable: false,
    autocomplete: false,
    ...changes,
  };
}

export function sampleAnswer(id: string, text = id, pre_selected = false): AnswerOption {
  return { id, text, pre_selected };
}
