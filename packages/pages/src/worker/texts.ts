import { toPlainI18n } from '../client/plain-texts';
import { messages as en } from './texts/en';
import { messages as es } from './texts/es';

/** Says what the offline worker writes into a page it has kept, in the language of that page. */
export const getKeptPageI18n = (language: string) => toPlainI18n({ en, es }, language);
