import * as z from 'zod';
import { CompanyId, FileId } from '../../base/ids';

/** The largest logo that is kept, in pixels: three times its size on a page, for fine screens. A page draws anything larger down to it. */
export const LOGO_WIDTH = 720;
export const LOGO_HEIGHT = 240;
/** The longest base64 text of a logo that is kept: 90 KB of PNG. */
export const MAX_LOGO_TEXT = 120_000;

/** A logo never changes: another one has another id, so an itinerary keeps the one it was published with. */
export const Logo = z.object({ id: FileId, png: z.string() });

const PATH = '/services/public/api/v1/logos';
/** Where a company's logo is opened, by pages and mails alike; undefined where there is none. */
export const logoAddress = (company: string, file: string | undefined): string | undefined =>
  file && `${PATH}/${company}/${file}`;
const Key = z.object({ company: CompanyId, id: FileId });
/** Whose logo such an address opens, and which. */
export const parseLogoAddress = (address: string | undefined): z.infer<typeof Key> | undefined => {
  const [company, id] = address?.startsWith(`${PATH}/`) ? address.slice(PATH.length + 1).split('/') : [];
  return Key.safeParse({ company, id }).data;
};

const SIGNATURE = '89504e470d0a1a0a';
const HEADER = '49484452';
const HEADER_AT = 12;
const SIZE_AT = 16;
/** Whether bytes are a PNG of at most the size of a logo, by what it says of itself before anything is unpacked. */
export const isLogo = (bytes: Buffer): boolean => {
  if (bytes.length < SIZE_AT + 8) return false;
  if (bytes.toString('hex', 0, 8) !== SIGNATURE || bytes.toString('hex', HEADER_AT, SIZE_AT) !== HEADER) return false;
  const [width, height] = [bytes.readUInt32BE(SIZE_AT), bytes.readUInt32BE(SIZE_AT + 4)];
  return width > 0 && height > 0 && width <= LOGO_WIDTH && height <= LOGO_HEIGHT;
};
