const KEPT_AT = 'x-kept-at';
const MARK = /(<p [^>]*id="offline"[^>]*?) hidden=""><\/p>/;

/** A page as it is kept: with the moment it came. */
export const toKeep = async (page: Response, now: string): Promise<Response> => {
  const headers = new Headers(page.headers);
  headers.set(KEPT_AT, now);
  headers.delete('content-encoding');
  return new Response(await page.text(), { status: page.status, headers });
};

const dateText = (instant: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(instant));

/** A kept page as it is shown without a connection: it says of when it is. */
export const asOfflineCopy = async (kept: Response): Promise<Response> => {
  const since = kept.headers.get(KEPT_AT);
  const html = (await kept.text()).replace(
    MARK,
    `$1>Offline copy of ${since ? dateText(since) : 'an earlier visit'}</p>`,
  );
  return new Response(html, { status: 200, headers: kept.headers });
};
