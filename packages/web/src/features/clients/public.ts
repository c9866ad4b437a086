/** What other areas may use of clients. */
export { type ClientChoice, clientProfile, splitName, toClientChoice } from './client-choice';
export { ClientPicker } from './client-picker';
export { CrmTabs } from './crm-tabs';
export { MaskedNumber } from './documents/masked-number';
export { HouseholdOffer, type OfferedClient } from './related/household-offer';
