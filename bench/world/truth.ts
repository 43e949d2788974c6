// What really happens, on the average: by this the rules are judged, and by this the oracle ranks. It knows everything
// about surveys and times, and how a person behaves; of answers that the product does not know it knows the country's
// true shares, as nobody could know more without asking.
import { fromLogOdds } from '@earnwall/domain/odds/log-odds';
import { type ShareOf, unknownShare } from '@earnwall/domain/odds/unknown-share';
import {
  answerName,
  type Country,
  devices,
  type Person,
  questionName,
  shareOfAges,
  shareOfGender,
} from './people.ts';
import { finishSpread, outSpread, type WorldSurvey } from './surveys.ts';

export interface Expected {
  readonly p: number;
  /** In cents, what is taken back deducted. */
  readonly reward: number;
  readonly seconds: number;
}

/** What one of our own questions takes. */
export const questionSeconds = 12;

const meanFactor = (spread: number) => Math.exp((spread * spread) / 2);

export const entryTruth = (survey: WorldSurvey, person: Person): number =>
  fromLogOdds((survey.truth.logOdds[devices.indexOf(person.truth.device)] ?? 0) + person.behaviour);

export function expectedOf(
  survey: WorldSurvey,
  person: Person,
  trueShares: ShareOf,
  questions: number,
): Expected {
  const q = unknownShare(survey.targeting, person.known, trueShares);
  const entry = entryTruth(survey, person);
  const inside =
    entry * survey.truth.finish * meanFactor(finishSpread) +
    (1 - entry) * survey.truth.out * meanFactor(outSpread);
  return {
    p: q * entry,
    reward: q * entry * survey.reward * (1 - survey.truth.reversal),
    seconds: questions * questionSeconds + q * inside,
  };
}

export function trueSharesOf({ answers }: Country): ShareOf {
  const shares = new Map(
    answers.flatMap((of, question) =>
      of.map((share, answer) => [questionName(question) + answerName(answer), share]),
    ),
  );
  const sums = new WeakMap<readonly string[], number>();
  return (question, wanted, negate) => {
    if (question === 'age') return shareOfAges(Number(wanted[0]), Number(wanted.at(-1)));
    if (question === 'gender') return wanted.reduce((sum, gender) => sum + shareOfGender(gender), 0);
    const share =
      sums.get(wanted) ?? wanted.reduce((sum, answer) => sum + (shares.get(question + answer) ?? 0), 0);
    sums.set(wanted, share);
    return negate ? 1 - share : share;
  };
}
