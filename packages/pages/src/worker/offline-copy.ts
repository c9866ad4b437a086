import { getLocale, type Reader } from '../format/locale';
import { getKeptPageI18n } from './texts';

const KEPT_AT = 'x-kept-at';
const MARK = /(<p [^>]*id="offline"[^>]*?) hidden=""><\/p>/;

/** A page as it is kept: with the moment it came. */
export const toKeep = async (page: Response, now: string): Promise<Response> => {
  const headers = new Headers(page.headers);
  headers.set(KEPT_AT, now);
  headers.delete('content-encoding');
  return new Response(await page.text(), { status: page.status, headers });
};

const LANGUAGE = /<html lang="(\w+)"/;
const dateText = (reader: Reader, instant: string) =>
  new Intl.DateTimeFormat(getLocale(reader), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(instant));

/** A kept page as it is shown without a connection: it says of when it is. */
export const asOfflineCopy = async (kept: Response): Promise<Response> => {
  const since = kept.headers.get(KEPT_AT);
  const page = await kept.text();
  const i18n = getKeptPageI18n(LANGUAGE.exec(page)?.[1] ?? '');
  const words = since
    ? i18n._('Offline copy of {date}', { date: dateText(i18n, since) })
    : i18n._('Offline copy of an earlier visit');
  const html = page.replace(MARK, `$1>${words}</p>`);
  return new Response(html, { status: 200, headers: kept.headers });
};
