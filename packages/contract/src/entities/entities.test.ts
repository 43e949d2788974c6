import { describe, expect, it } from 'vitest';
import { activity } from './activity.ts';
import { specialDetails } from './bonus.ts';
import { respondentCheck } from './current-survey.ts';
import { design } from './design.ts';
import { errorAnswer } from './error-answer.ts';
import { feedbackOption, feedbackOptionId } from './feedback-option.ts';
import { metadata } from './metadata.ts';
import { offer } from './offer.ts';
import { offerReward } from './offer-reward.ts';
import { pendingPoint } from './pending-point.ts';
import { profileItem, profileQuestion } from './profile.ts';
import { answerOption, question } from './question.ts';
import { result } from './result.ts';
import { survey } from './survey.ts';
import { ticket } from './ticket.ts';

/** The fields the product is bound to, as they are spelt on the wire; others may stand beside them. */
const required = [
  {
    entity: 'Survey',
    schema: survey,
    fields:
      'hash loi order user_reward user_reward_without_bonus bonus user_rating_avg user_rating_ct hot feature ' +
      'payout_type onboarding is_rfg_survey flag',
  },
  {
    entity: 'Current survey (beside its hash)',
    schema: respondentCheck,
    fields:
      'rd_supplier_id survey_session_id rd_sy_nr rd_destination_platform_survey_number rd_duplication_checked',
  },
  {
    entity: 'Metadata response',
    schema: metadata,
    fields:
      'currency_name uhash ubirthday earned_today earned_thirtydays policy_optin design test_mode country ' +
      'latency_url currency_exchange_rate currency_exchange_name extra update_profile is_single_survey ' +
      'is_chat_available is_surveys_panel_enabled policy_url show_rewards show_filters move_decimals html ' +
      'is_policy_required offers_settings',
  },
  { entity: 'Metadata extra', schema: metadata.shape.extra, fields: 'extension bonus' },
  { entity: 'Offers settings', schema: metadata.shape.offers_settings, fields: 'show_wallet' },
  {
    entity: 'Design',
    schema: design,
    fields:
      'design_file header stats activity help palette actions_bg first_color second_color third_color ' +
      'critical_color text_default text_secondary components_bg surveys_list_bg pages_bg is_show_survey_games_option',
  },
  {
    entity: 'Question',
    schema: question,
    fields: 'id question type answers user_answers is_skippable autocomplete',
  },
  { entity: 'Answer of a question', schema: answerOption, fields: 'id text pre_selected' },
  { entity: 'Profile data item', schema: profileItem, fields: 'hash question_text answers' },
  { entity: 'Profile question', schema: profileQuestion, fields: 'id question answers user_answers' },
  {
    entity: 'Result response',
    schema: result,
    fields: 'result used user_reward currency_name sid uuid app design survey_hash user_completes_count',
  },
  {
    entity: 'Activity',
    schema: activity,
    fields: 'id result reward time click_time name task_name status',
  },
  { entity: 'Pending point item', schema: pendingPoint, fields: 'offer_id offer_name task_name time points' },
  {
    entity: 'Offer',
    schema: offer,
    fields:
      'id name title icon icon_url platforms description steps reward reward_without_bonus bonus item ' +
      'active_earners status category collected_points tracking_url time_left rewards provider popularity tasks',
  },
  {
    entity: 'Offer reward item',
    schema: offerReward,
    fields:
      'id name reward reward_without_bonus status progress_layout required_event_count event_count time_left ' +
      'is_highlighted',
  },
  {
    entity: 'Special details',
    schema: specialDetails,
    fields:
      'goal_completes reached_completes goal_completes_surveys reached_completes_surveys goal_finished ' +
      'reached_finished goal_finished_offers reached_finished_offers user_reward',
  },
  { entity: 'Ticket', schema: ticket, fields: 'email text uhash' },
  { entity: 'Feedback option', schema: feedbackOption, fields: 'id text' },
];

describe('the entities', () => {
  it.each(required)('$entity has every required field', ({ schema, fields }) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields.split(' ')));
  });

  it('has the required feedback options', () => {
    expect(feedbackOptionId.options).toEqual([
      'dont_like_survey',
      'asked_for_personal_info',
      'broken_survey',
      'other',
    ]);
  });

  it.each(['#fff', 'red', '#ff00zz', '#ff00001', '#ff0000;}', 'url(x)', ' #ff0000', '#ff0000\n'])(
    'DE-01 %j is no colour of a design',
    (value) => {
      expect(design.shape.first_color.safeParse(value).success).toBe(false);
    },
  );

  it.each(['http://a.example/x.css', 'javascript:alert(1)', 'data:text/css,x', '//a.example/x.css'])(
    'DE-02 %s is no style sheet of a design',
    (value) => {
      expect(design.shape.design_file.safeParse(value).success).toBe(false);
    },
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', '/relative'])(
    '%s never leaves the server as an address',
    (value) => {
      expect(offer.shape.tracking_url.safeParse(value).success).toBe(false);
    },
  );

  it.each([0, 14, 1.5, '1', 'teapot'])('knows no error code %j', (code) => {
    expect(errorAnswer.safeParse({ code, message: '' }).success).toBe(false);
  });

  it('knows an amount only as a safe integer', () => {
    expect(survey.shape.user_reward.safeParse(1.5).success).toBe(false);
    expect(survey.shape.user_reward.safeParse(2 ** 53).success).toBe(false);
    expect(survey.shape.user_reward.safeParse(-250).success).toBe(true);
  });
});
