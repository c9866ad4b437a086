import type { SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import { plainLines } from '@wayline/core/areas/trip/itinerary/rich-text';

type Filled = Partial<SettingsOf<'howtopayus'>>;

/** How to pay the company, line by line, without what it has left empty. */
export const payLines = (to: Filled): string[] => {
  const said = (name: string, value: string | undefined) => (value?.trim() ? [`${name}: ${value.trim()}`] : []);
  return [
    ...said('Account name', to.account_name),
    ...said('Bank', to.bank_name),
    ...said('Account number', to.account_number),
    ...said('Routing code', to.routing_code),
    ...said('Checks payable to', to.check_payable_to),
    ...said('Send checks to', to.check_address),
    ...plainLines(to.words ?? ''),
  ];
};
