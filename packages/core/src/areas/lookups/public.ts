/** What other areas may use of lookups. */
export { countryName, findCountry, findZoneCountry, listCountries } from './find-country';
export { Pictures } from './picture.records';
