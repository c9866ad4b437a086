import * as z from 'zod';
import { CLIENT_LANGUAGES } from './client-locales';

/** The language that a client is written to in. */
export const ClientLanguage = z.enum(CLIENT_LANGUAGES);
export type ClientLanguage = z.infer<typeof ClientLanguage>;
