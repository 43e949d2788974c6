import type { Design } from './entities/design.ts';

const shown = {
  design_file: null,
  header: true,
  stats: true,
  activity: true,
  help: true,
  is_show_survey_games_option: true,
} as const;

/** The product's own look: a publisher's design starts from one of these, and falls back to it field by field. */
export const defaultDesigns = {
  light: {
    ...shown,
    palette: 'light',
    pages_bg: '#f1f2f7',
    surveys_list_bg: '#f1f2f7',
    components_bg: '#ffffff',
    actions_bg: '#ffffff',
    text_default: '#12131a',
    text_secondary: '#5f6275',
    first_color: '#5b5bf5',
    second_color: '#f5a524',
    third_color: '#12a594',
    critical_color: '#dc3545',
  },
  dark: {
    ...shown,
    palette: 'dark',
    pages_bg: '#0b0c12',
    surveys_list_bg: '#0b0c12',
    components_bg: '#171922',
    actions_bg: '#1f2230',
    text_default: '#f4f5fa',
    text_secondary: '#a0a3b5',
    first_color: '#7d85ff',
    second_color: '#ffc53d',
    third_color: '#3dd6c3',
    critical_color: '#ff6b6b',
  },
} as const satisfies Record<Design['palette'], Design>;
