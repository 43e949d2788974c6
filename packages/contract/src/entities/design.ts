import * as z from 'zod';

const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'A color is # and six digits, such as #5b5bf5.')
  .describe('#rrggbb');

/** The look of a publisher's panel (DE-01). Colours are strict: they end up inside a style sheet. */
export const design = z.object({
  design_file: z
    .url({ protocol: /^https$/ })
    .max(2048)
    .nullable()
    .describe('An extra style sheet of the publisher.'),
  header: z.boolean(),
  stats: z.boolean(),
  activity: z.boolean().describe('Shows the activities button.'),
  help: z.boolean().describe('Shows the help button.'),
  palette: z.enum(['light', 'dark']),
  actions_bg: color,
  first_color: color,
  second_color: color,
  third_color: color,
  critical_color: color,
  text_default: color,
  text_secondary: color,
  components_bg: color,
  surveys_list_bg: color,
  pages_bg: color,
  is_show_survey_games_option: z.boolean().describe('Shows the Surveys/Games switch.'),
});

export type Design = z.infer<typeof design>;

/** The fields of a design that hold a colour. */
export type DesignColor = Extract<keyof Design, `${string}_${'bg' | 'color'}` | `text_${string}`>;
