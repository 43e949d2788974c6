// Dynata's Respondent Exchange as a kind of account (decision 0118).
import { surveyKind } from '#ports/supplier-kind.ts';
import { dynataSecrets, dynataSettings } from './settings.ts';
import { dynataSupplier } from './supplier.ts';

export const dynataKind = surveyKind({
  kind: 'dynata',
  title: 'Dynata Respondent Exchange',
  settings: dynataSettings,
  secrets: dynataSecrets,
  open: (account) => dynataSupplier(account),
});
