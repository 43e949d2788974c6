// What each figure of Numbers means, and by which of the two clocks it counts: the funnel by the time at which a click was
// opened, so that conversion never passes 100%, money by that of the ledger, so that it equals Payouts.

interface Definition {
  readonly text: string;
  readonly clock: string;
}

const opened = 'by the time at which the click was opened';
const moved = 'by the time of the ledger, as in Payouts';

export const definitions = {
  people: {
    text: 'Different people who were there. Whoever was there on two days, in two countries or in two apps is one in the total, so that rows do not add up.',
    clock: 'by days of UTC',
  },
  clicks: { text: 'Surveys and offers that were opened, started or not.', clock: opened },
  starts: { text: 'Clicks that went on to the supplier. Opening an offer is its start.', clock: opened },
  completes: {
    text: 'Surveys that ended as complete and still stand; offers with all their milestones.',
    clock: opened,
  },
  conversion: { text: 'Completes of starts.', clock: opened },
  payout: { text: 'What suppliers pay, less what they took back.', clock: moved },
  reward: {
    text: 'The publisher’s share of payouts, at the rates of each click, less what was taken back. Bonuses and credits have no dollars: the publisher bears them.',
    clock: moved,
  },
  points: {
    text: 'What users got, less what was taken back. Pending points count once they are released.',
    clock: moved,
  },
  margin: { text: 'Payouts less rewards.', clock: moved },
} as const satisfies Record<string, Definition>;

export const figureNames = Object.keys(definitions) as (keyof typeof definitions)[];
