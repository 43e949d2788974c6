// The Supply API: a key in `Authorization`, and answers in Cint's envelope.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StandInTools } from '../stand-in.ts';
import type { Survey } from './surveys.ts';
import type { CintWorld } from './world.ts';

export const supplierCode = '4242';

interface Numbered {
  Params: { number: string };
}

export function apiRoutes(site: FastifyInstance, tools: StandInTools, world: CintWorld): void {
  const { base, faults } = tools;
  const key = tools.key('api');
  const guarded = {
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => refuse(request, reply, key),
  };
  const find = ({ params }: FastifyRequest<Numbered>) =>
    world.surveys.find(({ number }) => `${number}` === params.number);

  site.get(`${base}/Lookup/v1/BasicLookups/BundledLookups/CountryLanguages`, guarded, async () =>
    worked({
      AllCountryLanguages: [
        { Id: '1', Code: 'CHI-CN', Name: 'Chinese Simplified - China', IsActive: true },
        { Id: '9', Code: languageOf(tools.country), Name: 'Of the stand-in', IsActive: true },
      ],
    }),
  );

  // A survey is on one of the two lists: on the exchange's until it has a link, then on that of allocations.
  site.get(`${base}/Supply/v1/Surveys/AllOfferwall/${supplierCode}`, guarded, async (_, reply) => {
    const open = world.surveys.filter((survey) => survey.isLive && !world.links.has(survey.number));
    return faults.answer(reply, worked({ Surveys: faults.rows(open).map(offerwallRow) }));
  });
  site.get(`${base}/Supply/v1/Surveys/SupplierAllocations/All/${supplierCode}`, guarded, async (_, reply) => {
    const ours = world.surveys.filter((survey) => survey.isLive && world.links.has(survey.number));
    return faults.answer(reply, worked({ SupplierAllocationSurveys: faults.rows(ours).map(listedRow) }));
  });

  const one = (path: string, answer: (survey: Survey) => object) =>
    site.get<Numbered>(`${base}/Supply/v1/${path}`, guarded, async (request, reply) => {
      const survey = find(request);
      if (survey && world.withoutDetails.has(survey.number))
        return reply.code(503).send(failed('Try again later.'));
      return survey ? worked(answer(survey)) : reply.code(404).send(failed('No such survey.'));
    });

  one('SurveyQualifications/BySurveyNumberForOfferwall/:number', ({ number, questions }) => ({
    SurveyQualification: { SurveyNumber: number, Questions: questions },
  }));
  one(`SurveyQuotas/BySurveyNumber/:number/${supplierCode}`, (survey) => ({
    SurveyNumber: survey.number,
    SurveyQuotas: quotasOf(survey),
    ...{ SurveyStatusCode: survey.isLive ? '03' : '02', SurveyStillLive: survey.isLive },
  }));
  one(`Surveys/SurveyGroups/BySurveyNumber/:number/${supplierCode}`, ({ groups }) => ({
    SurveyGroups: groups.map((group) => ({
      ...{ SurveyGroup: `Group ${group}`, SurveyGroupID: group },
      SurveyGroupSurveys: world.surveys
        .filter((other) => other.groups.includes(group))
        .map(({ number }) => number),
    })),
  }));
  one(`Surveys/SupplierAllocations/BySurveyNumber/:number/${supplierCode}`, (survey) => ({
    SupplierAllocationSurvey: {
      ...{ ...listedRow(survey), SupplierAllocations: [] },
      OfferwallAllocations: [
        {
          SupplierCode: supplierCode,
          AllocationRemaining: survey.totalRemaining,
          TargetModel: { TargetCCPI: survey.gross },
        },
      ],
    },
  }));
  one(`SurveyQualifiedRespondents/BySurveyNumberSupplierCode/:number/${supplierCode}`, () => ({
    SurveyQualifiedRespondents: world.invited.map((PID) => ({ PID, IsActive: true })),
  }));
}

async function refuse({ headers }: FastifyRequest, reply: FastifyReply, key: string) {
  if (headers.authorization !== key) return reply.code(401).send(failed('The key is not known.'));
}

export const worked = (content: object) => ({
  ApiResult: 0,
  ApiResultCode: 0,
  ApiMessages: ['successful'],
  ...content,
});
export const failed = (message: string) => ({ ApiResult: 1, ApiResultCode: 1, ApiMessages: [message] });

function listedRow({ number, name, minutes, counted, groups, studyType, collectsPii }: Survey) {
  const { entrants, completes } = counted ?? { entrants: 3, completes: 1 };
  const known = (value: number) => (counted ? value : 0);
  return {
    ...{ SurveyNumber: number, SurveyName: name, CountryLanguageID: 9, StudyTypeID: studyType },
    ...{ LengthOfInterview: known(minutes), BidLengthOfInterview: minutes, BidIncidence: 50 },
    ...{ Conversion: known(Math.round((completes / entrants) * 100)), TotalClientEntrants: entrants },
    ...{ OverallCompletes: completes, TerminationLengthOfInterview: known(2) },
    ...{ SurveyGroup: null, SurveyGroupID: null, SurveyGroupExists: groups.length > 0 ? 1 : 0 },
    CollectsPII: collectsPii || null,
  };
}

function offerwallRow(survey: Survey) {
  return {
    ...{ ...listedRow(survey), CPI: survey.gross, TotalRemaining: survey.totalRemaining },
    ...(survey.net !== undefined && { RevenuePerInterview: { value: survey.net, currency_code: 'USD' } }),
  };
}

/** The total quota is always there, and asks for nothing. */
function quotasOf({ number, totalRemaining, quotas }: Survey) {
  const quota = (id: number, type: string, NumberOfRespondents: number, Questions: unknown) => ({
    ...{ SurveyQuotaID: number * 10 + id, SurveyQuotaType: type, QuotaCPI: 0, Conversion: 0 },
    ...{ NumberOfRespondents, Questions },
  });
  return [
    quota(0, 'Total', totalRemaining, null),
    ...quotas.map(({ questions, remaining }, place) => quota(place + 1, 'Client', remaining, questions)),
  ];
}

const languages: Readonly<Record<string, string>> = {
  ...{ DE: 'GER', AT: 'GER', FR: 'FRE', ES: 'SPA', MX: 'SPA', BR: 'POR', PT: 'POR', JP: 'JPN', KR: 'KOR' },
  ...{ SA: 'ARA', IT: 'ITA', NL: 'DUT' },
};

const languageOf = (country: string) => `${languages[country] ?? 'ENG'}-${country}`;
