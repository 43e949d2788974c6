// What of a person a supplier may be told: the rule and its words are the domain's.
export { type Disclosed, type Disclosure, disclosures } from '@earnwall/domain/accounts/disclosed';
