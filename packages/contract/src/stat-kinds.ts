/** What statistics tell apart; `credit` is what operators and corrections move without a click. */
export const statKinds = ['survey', 'offer', 'bonus', 'extension', 'credit'] as const;

export type StatKind = (typeof statKinds)[number];
