/**
 * The test survey (decision 0099): it belongs to a supplier that is the product itself, so that an integration can be
 * tried on an installation without any other. Apps in test mode list it, whatever the country; nobody is paid for it.
 */
export const testSupplier = 'earnwall-test';

/** How people know it. */
export const testSurveyName = 'S-1';

/** A code that ISO 3166 leaves to its users: no visit comes from there, so that no other list has the survey. */
export const testCountry = 'QT';

export const isTestSurvey = ({ supplier_id }: { readonly supplier_id: string }): boolean =>
  supplier_id === testSupplier;
