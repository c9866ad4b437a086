import { toPlainI18n } from './plain-texts';
import { messages as en } from './texts/en';
import { messages as es } from './texts/es';

/** Says what the scripts of a client's page say, in the language of the page. */
export const getPageI18n = () => toPlainI18n({ en, es }, document.documentElement.lang);
