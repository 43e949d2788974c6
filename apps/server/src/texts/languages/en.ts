// What the server says in English.
import { en as questions } from '#texts/questions/en.ts';
import type { ServerTexts } from '#texts/server-texts.ts';

export const en: ServerTexts = {
  questions,
  refusals: {
    full: 'This survey has just filled up.',
    closed: 'This survey has closed.',
    taken: 'You have already taken this survey.',
    elsewhere: 'This survey is not available in your country or on this device.',
  },
  activityNames: {
    survey: 'Survey',
    profile: 'Your profile',
    bonus: 'Bonus for reached goals',
    extension_bonus: 'Bonus for the browser extension',
  },
  answerProblems: {
    empty_answer_general: 'Field should not be empty',
    one_answer_only: 'Please give one answer only',
    answer_unknown: 'Please choose one of the answers shown',
    number_invalid: 'Please enter a whole number',
    number_out_of_range: 'This number is too small or too large',
    text_too_long: 'This answer is too long',
    date_invalid: 'Please enter a whole date',
    year_invalid: 'Invalid year',
    age_limit_validation: 'You must be at least 18 years old',
    not_skippable: 'This question cannot be skipped',
  },
  wait: 'One moment, please. This page tries again by itself.',
  advice: {
    honest: 'Answer honestly: there are no wrong answers, and made-up ones are noticed.',
    time: 'Take your time. Those who rush through a survey are screened out.',
    attention: 'Read every question to its end. Some are there to see that you do.',
  },
  verification: {
    sms: '{code} is your code for {app}. It is good for {minutes} minutes; give it to nobody.',
    invalid: 'Invalid phone number',
    unreachable: 'No message can be sent to this number.',
    too_soon: 'You can ask for another code in {seconds} s.',
    too_many: 'Too many codes were asked for. Please try again later.',
    locked: 'Too many wrong codes. You can ask for a new one in {minutes} min.',
    not_sent: 'The message could not be sent. Please try again.',
    wrong: 'This code is not right. Tries left: {left}.',
    over: 'This code is no longer valid. Please ask for a new one.',
    taken: 'This number already belongs to another account.',
    verified: 'A phone is verified for this account already.',
    not_asked: 'No phone number is asked for now.',
    not_checked: 'The code could not be checked. Please try again.',
  },
  feedbackOptions: {
    dont_like_survey: 'I didn’t like the survey',
    asked_for_personal_info: 'It asked for personal information',
    broken_survey: 'The survey didn’t work',
    other: 'Something else',
  },
  replyMail: {
    subject: '{app}: support has replied',
    greeting: 'Hello,',
    intro: 'Here is our reply to your message of {date}:',
    next: 'Would you like to say more? Open {app} and go to “Help and support”. Nobody reads replies to this email.',
    stranger:
      'Didn’t write to us? Then somebody entered your address by mistake, and you can ignore this email.',
  },
};
