// How a survey of Prodege can end: a status, and with some a reason.
export interface Ending {
  readonly status: string;
  /** Empty: none. */
  readonly termreason: string;
  readonly label: string;
}

const ending = (status: string, termreason: string, label: string): Ending => ({
  ...{ status, termreason },
  label: `${label} (${codeOf({ status, termreason })})`,
});

export const codeOf = ({ status, termreason }: Pick<Ending, 'status' | 'termreason'>) =>
  termreason === '' ? status : `${status}.${termreason}`;

const each = (status: string, reasons: readonly string[], label: string) =>
  reasons.map((reason) => ending(status, reason, label));

export const endings: readonly Ending[] = [
  ending('1', '', 'Complete'),
  ending('2', '', 'Over quota'),
  ending('3', '', 'Disqualified'),
  ending('4', '', 'Quality disqualification'),
  ...each('3', ['4', '17', '19', '20', '24', '32'], 'Taken before'),
  ...each('2', ['13', '28', '29', '30', '31', '38'], 'No place left'),
  ending('4', '33', 'Security'),
  ending('3', '41', 'Under age'),
];
