import { type Catalogues, speakers } from './speakers';
import { messages as en } from './texts/en';
import { messages as es } from './texts/es';

/** The texts for clients that core writes itself. */
export const CORE_TEXTS: Catalogues = { en, es };

/** Says what core writes for a client in their language. */
export const coreSpeaker = speakers(CORE_TEXTS);
