/** The panel's own paths (RT-01). */
export type PanelPath =
  | '/'
  | '/surveys'
  | '/offers'
  | '/offer'
  | '/featured'
  | '/error'
  | '/policy'
  | '/questions'
  | '/qualify'
  | '/privacy-policy'
  | '/odds'
  | '/result'
  | `/activities-history/${'surveys' | 'offers'}`
  | '/profile'
  | '/support'
  | '/support-create-ticket'
  | '/single-survey'
  | '/survey';

/** Parameters that belong to the one screen they lead to; all others describe the visit. */
const screenParameters = ['cid', 'attempt', 'topic', 'offer_id', 'sh', 'sslh', 'timeend', 'notification'];

/** Moving inside the panel keeps the parameters of the visit, so that a reload anywhere starts the same panel. */
export function keepVisit(to: string, search: string): string {
  const [path = '/', ownSearch = ''] = to.split('?');
  const query = new URLSearchParams(search);
  for (const key of screenParameters) query.delete(key);
  for (const [key, value] of new URLSearchParams(ownSearch)) query.set(key, value);
  const rest = query.toString();
  return rest ? `${path}?${rest}` : path;
}
