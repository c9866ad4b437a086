import * as z from 'zod';

/** Names of this machine, of a house's own network, and of what the cloud tells its own machines. */
const OWN_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/;
const WHOLE_ADDRESS = /^(\d+)\.(\d+)\.\d+\.\d+$/;

/** Whether four numbers lead to one machine, a private network, the neighbours on a wire, or nowhere. */
const isOwnNumber = (host: string): boolean => {
  const [, first = Number.NaN, second = Number.NaN] = WHOLE_ADDRESS.exec(host)?.map(Number) ?? [];
  return (
    [0, 10, 127].includes(first) ||
    first >= 224 ||
    (first === 100 && second >= 64 && second <= 127) ||
    (first === 169 && second === 254) ||
    (first === 172 && second >= 16 && second <= 31) ||
    (first === 192 && second === 168) ||
    (first === 198 && (second === 18 || second === 19))
  );
};

/** A host that everybody reaches: a name with a dot, or four public numbers. An address of the sixth version names no picture server. */
const isPublicHost = (host: string): boolean =>
  host.includes('.') && !host.startsWith('[') && !OWN_NAMES.test(host) && !isOwnNumber(host);

const isPictureUrl = (text: string): boolean => {
  if (text === '') return true;
  if (text.startsWith('/')) return !text.startsWith('//') && !text.includes('\\');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const host = url?.hostname.replace(/\.$/, '') ?? '';
  return url?.protocol === 'https:' && !url.username && !url.password && isPublicHost(host);
};

const LONGEST = 500;
/** Where a picture is that clients' browsers load: on the internet, encrypted; or a path on the product's own address. */
export const PictureUrl = z
  .string()
  .trim()
  .max(LONGEST)
  .refine(isPictureUrl, 'Use a public address that starts with https://, e.g. https://example.com/amalfi.jpg.');
