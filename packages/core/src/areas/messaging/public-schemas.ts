/** The schemas of messaging that other areas may use, without anything of the table. */
export { BOUNCE_REASONS, Bounce } from './bounce';
export { MAIL_REFUSALS } from './mail-refusals';
