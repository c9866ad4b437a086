/** The headers the content network sets when deployed; the same here, so that a page that would break there breaks here. */
const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
const policy = (style: string, connect: string, ...pictures: string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src ${style}`,
    ['img-src', "'self'", 'data:', 'blob:', 'https:', ...pictures].join(' '),
    "font-src 'self'",
    `connect-src ${connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * The app's styles are made while it runs (Emotion), so they need `unsafe-inline`; scripts never do. The store, from which the app shows
 * what is uploaded and not yet published, has no certificate on this machine and so is named.
 */
export const appHeaders = (host: string, filesOrigin: string) => ({
  ...COMMON,
  'content-security-policy': policy(
    "'self' 'unsafe-inline'",
    `'self' ws://${host} wss://${host} ${filesOrigin}`,
    filesOrigin,
  ),
});
/** Client pages and the landing page carry no style or script of their own text. */
export const pageHeaders = () => ({ ...COMMON, 'content-security-policy': policy("'self'", "'self'") });
/** A form uploads files straight into the store. */
export const formHeaders = (filesOrigin: string) => ({
  ...COMMON,
  'content-security-policy': policy("'self'", `'self' ${filesOrigin}`),
});
