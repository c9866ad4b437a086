/** Any page of this machine may read and write with a signed link, as the deployed bucket's rules allow the product's own pages. */
export const corsHeaders = (headers: Record<string, string>): Record<string, string> =>
  headers.origin
    ? {
        'access-control-allow-origin': headers.origin,
        'access-control-expose-headers': 'ETag, Content-Length, Content-Range, Content-Disposition',
        vary: 'Origin',
      }
    : {};

/** The answer to a browser that asks before it sends. */
export const preflight = (headers: Record<string, string>) => ({
  status: 200,
  headers: {
    ...corsHeaders(headers),
    'access-control-allow-methods': 'GET, PUT, POST, HEAD, DELETE',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '3000',
  },
});
