/** What other areas may use of lookups. */
export { CurrencyList, useCurrencies } from './currencies';
export { PictureField } from './picture-field';
export { usePictures } from './use-pictures';
