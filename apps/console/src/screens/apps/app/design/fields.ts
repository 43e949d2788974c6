import type { DesignLayouts } from '@earnwall/contract/entities/app-design';
import type { DesignColor } from '@earnwall/contract/entities/design';
import type { EditedDesign, EditedField } from './edited-design.ts';

/** Every field in words. */
export const fieldLabels: Readonly<Record<EditedField, string>> = {
  palette: 'Starts from',
  pages_bg: 'Page',
  surveys_list_bg: 'Survey list',
  components_bg: 'Cards',
  actions_bg: 'Icon buttons',
  text_default: 'Text',
  text_secondary: 'Muted text',
  first_color: 'Brand',
  second_color: 'Rewards',
  third_color: 'Info and progress',
  critical_color: 'Errors',
  header: 'Header',
  stats: 'Earnings today and in 30 days',
  activity: 'Button to the history',
  help: 'Button to help',
  is_show_survey_games_option: 'Switch between surveys and games',
  design_file: 'Own style sheet',
  sections: 'Best survey and sections',
  layout: 'Surveys',
  tile_layout: 'Tiles',
  col_qty: 'Most columns',
  rounded_buttons: 'Round buttons',
  new_results_ui: 'New result screen',
};

export const colorGroups: Readonly<Record<string, readonly DesignColor[]>> = {
  Surfaces: ['pages_bg', 'surveys_list_bg', 'components_bg', 'actions_bg'],
  'Text and accents': [
    ...(['text_default', 'text_secondary', 'first_color'] as const),
    ...(['second_color', 'third_color', 'critical_color'] as const),
  ],
};

export const colorFields: readonly DesignColor[] = Object.values(colorGroups).flat();

/** On or off. */
export const shownFields = ['header', 'stats', 'activity', 'help', 'is_show_survey_games_option'] as const;

interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

export const layoutChoices: readonly Choice<DesignLayouts['layout']>[] = [
  { value: 'default', label: 'Grid' },
  { value: 'vertical', label: 'List' },
  { value: 'horizontal', label: 'Row' },
];

export const tileChoices: readonly Choice<DesignLayouts['tile_layout']>[] = [
  { value: 'current', label: 'Standard' },
  { value: 'new1', label: 'Centered' },
  { value: 'new2', label: 'Reward on top' },
];

export const paletteChoices: readonly Choice<EditedDesign['palette']>[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const words: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [true, 'on'],
  [false, 'off'],
  [null, 'none'],
  ...[...layoutChoices, ...tileChoices, ...paletteChoices].map(({ value, label }) => [value, label] as const),
]);

/** A value as a list of changes has it. */
export const valueText = (value: EditedDesign[EditedField]): string => words.get(value) ?? String(value);
