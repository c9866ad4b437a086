/** What other areas may use of lookups. */
export { DEFAULT_OCCASIONS, DEFAULT_RELATIONS, DEFAULT_VACCINES } from './company-lists';
export { countryName, findCountry, findZoneCountry, listCountries } from './find-country';
export { pictureAddress } from './picture';
export { Pictures } from './picture.records';
export { PROFILE_CATEGORIES, type ProfileCategory } from './profile-categories';
export { PlacedType, ServiceTypes, withWay } from './supplier-types';
