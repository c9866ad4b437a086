import type { TargetName } from '@wayline/core/areas/forms/field-targets';

/** What browsers fill in by themselves, by what a question is about. */
const KNOWN: Partial<Record<TargetName, string>> = {
  'client.title': 'honorific-prefix',
  'client.first_name': 'given-name',
  'client.middle_name': 'additional-name',
  'client.last_name': 'family-name',
  'client.nick_name': 'nickname',
  'client.suffix': 'honorific-suffix',
  'client.dob': 'bday',
  'client.email': 'email',
  'client.phone': 'tel',
  'client.personal_mobile': 'tel',
  'address.area': 'address-line1',
  'address.suite': 'address-line2',
  'address.city_name': 'address-level2',
  'address.state_name': 'address-level1',
  'address.zip_code': 'postal-code',
  'address.country_name': 'country-name',
};

/** Each traveler's own: a browser that knows only one person fills in the first of them. */
export const autoCompleteOf = (target: TargetName | undefined, traveler: number | undefined): string => {
  const known = target && KNOWN[target];
  if (!known) return 'off';
  return traveler ? `section-traveler${traveler} ${known}` : known;
};
