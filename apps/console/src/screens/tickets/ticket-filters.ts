/** The filters as the address has them; their names are those of the call. The app is chosen in the top bar. */
export const filterNames = ['state', 'app', 'language', 'mine'] as const;
export type TicketFilters = Partial<Record<(typeof filterNames)[number], string>>;

const states = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof states)[number];

export const stateOf = ({ state }: TicketFilters): TicketState =>
  states.find((each) => each === state) ?? 'open';

/** As the call takes them: what is unknown is left out. */
export function queryOf(filters: TicketFilters) {
  const { app, language, mine } = filters;
  return {
    state: stateOf(filters),
    ...(app && { app }),
    ...(language && { language }),
    ...(mine === '1' && { mine: true }),
  };
}

/** Beyond the open tickets of the app. */
export const isNarrowed = ({ state, language, mine }: TicketFilters): boolean =>
  state !== undefined || language !== undefined || mine !== undefined;
