import { type Catalogues, speakers } from '@wayline/core/base/speakers';
import { CLIENT_TEXTS } from '@wayline/pages/texts';
import { messages as en } from './texts/en';
import { messages as es } from './texts/es';

const PAPER_TEXTS: Catalogues = { en, es };

/** Says what stands on paper for a client, in their language: what only paper says, and all that their page says too. */
export const paperSpeaker = speakers(...CLIENT_TEXTS, PAPER_TEXTS);
