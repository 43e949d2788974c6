// The surveys of the stand-in: of each kind that an adapter has to read, and some that it cannot use.

export interface Survey {
  readonly number: number;
  readonly name: string;
  readonly minutes: number;
  readonly gross: number;
  /** What is left of it for the supplier, where Cint says so. */
  readonly net?: string;
  /** What it counted of all who entered; null before six completes, when Cint sends zeros. */
  readonly counted: { readonly entrants: number; readonly completes: number } | null;
  readonly groups: readonly number[];
  readonly studyType: number;
  readonly collectsPii: boolean;
  readonly questions: readonly Question[];
  readonly quotas: readonly { readonly questions: readonly Question[]; remaining: number }[];
  totalRemaining: number;
  isLive: boolean;
}

interface Question {
  readonly QuestionID: number;
  readonly LogicalOperator: string;
  readonly PreCodes: readonly string[];
}

const asks = (QuestionID: number, LogicalOperator: string, ...PreCodes: string[]): Question => ({
  ...{ QuestionID, LogicalOperator, PreCodes },
});

const ages = (from: number, to: number) =>
  asks(42, 'OR', ...Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`));

const plain = {
  ...{ minutes: 10, gross: 1.5, groups: [], studyType: 1, collectsPii: false },
  counted: { entrants: 310, completes: 124 },
  ...{ questions: [ages(18, 99)], quotas: [], totalRemaining: 500, isLive: true },
};

export function makeSurveys(): Survey[] {
  return [
    { ...plain, number: 900_001, name: 'Breakfast habits' },
    { ...plain, number: 900_002, name: 'Running shoes', minutes: 6, gross: 0.9, net: '0.72', counted: null },
    { ...plain, number: 900_003, name: 'Streaming, first wave', groups: [12_259], gross: 2.1 },
    { ...plain, number: 900_004, name: 'Streaming, second wave', groups: [12_259, 12_274], gross: 2.4 },
    {
      ...{ ...plain, number: 900_005, name: 'Women and men', gross: 1.2 },
      quotas: [
        { questions: [asks(43, 'OR', '1')], remaining: 0 },
        { questions: [asks(43, 'OR', '2')], remaining: 50 },
      ],
    },
    {
      ...{ ...plain, number: 900_006, name: 'Work', gross: 3, minutes: 18 },
      questions: [ages(25, 64), asks(2189, 'NOT', '9', '10')],
    },
    { ...plain, number: 900_007, name: 'Once more, please', studyType: 22 },
    { ...plain, number: 900_008, name: 'Join our panel', studyType: 11, collectsPii: true },
    { ...plain, number: 900_009, name: 'A riddle', questions: [asks(43, 'MAYBE', '1')] },
  ];
}
