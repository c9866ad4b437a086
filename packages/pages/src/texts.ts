import { type Catalogues, speakers } from '@wayline/core/base/speakers';
import { CORE_TEXTS } from '@wayline/core/base/texts';
import { messages as en } from './texts/en';
import { messages as es } from './texts/es';

const PAGE_TEXTS: Catalogues = { en, es };
/** What pages, documents and mails for clients say, each part from the package that writes it. */
export const CLIENT_TEXTS = [CORE_TEXTS, PAGE_TEXTS] as const;

/** Says what a client reads, in their language. */
export const clientSpeaker = speakers(...CLIENT_TEXTS);
