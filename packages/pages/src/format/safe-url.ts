const ALLOWED = /^(https?:|mailto:|tel:|geo:)/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** An address fit for a link: https, mail, telephone or relative; anything that could run is undefined. */
export const safeUrl = (url: string | undefined): string | undefined => {
  // Browsers ignore control characters and blanks in a scheme, so they must not hide one here.
  const text = url && [...url].filter((letter) => letter > ' ').join('');
  if (!text || text.startsWith('//')) return undefined;
  return !SCHEME.test(text) || ALLOWED.test(text) ? url?.trim() : undefined;
};

/** A telephone number as a link calls it. */
export const telUrl = (phone: string): string => `tel:${phone.replaceAll(/[^+\d,;*#]/g, '')}`;
