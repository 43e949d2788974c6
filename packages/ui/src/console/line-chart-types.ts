export interface Series {
  id: string;
  label: string;
  /** One for each place of `labels`; null where nothing is known. */
  values: readonly (number | null)[];
  /** The period to compare with. */
  dashed?: boolean | undefined;
}

export interface LineChartProps {
  /** What is shown, with unit and clock. */
  label: string;
  /** Of the places on the time axis. */
  labels: readonly string[];
  series: readonly Series[];
  format?: ((value: number) => string) | undefined;
  /** Of counts: the axis has whole numbers alone. */
  inWholes?: boolean | undefined;
  height?: number | undefined;
}
