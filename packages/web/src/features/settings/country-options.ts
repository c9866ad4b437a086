import { countryPhoneCodes } from '@wayline/core/areas/lookups/countries';
import type { Option } from '../../ui/fields/select-field';

let known: Option[] | undefined;
/** Every country to choose from, the United States first; made when it is first asked for. */
export const countryOptions = (): Option[] => {
  known ??= countryPhoneCodes().map(({ alfa_2_code, name }) => ({ value: alfa_2_code, label: name }));
  return known;
};
