const SHOWN = 4;
const MASK = '•••• ';

/** A secret by its end, as far as it is long enough to give four letters away: •••• 6819. */
export const maskSecret = (secret: string): string => MASK + (secret.length >= 2 * SHOWN ? secret.slice(-SHOWN) : '');
/** Whether a text is what a secret is shown as, and not a secret somebody typed. */
export const isMasked = (text: string): boolean => text.startsWith(MASK.trim());
