/** What other areas may use of clients. */
export { type ClientChoice, clientProfile, splitName, toClientChoice } from './client-choice';
export { ClientPicker } from './client-picker';
export { HouseholdOffer } from './related/household-offer';
