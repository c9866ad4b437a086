import { tokenHash } from '../../../../store/token-hash';

/** What a file is known by, to read the next one like it the same way: its headings in their order, however capitalized. */
export const headerShape = (headers: readonly string[]): string =>
  tokenHash(JSON.stringify(headers.map((header) => header.trim().toLowerCase())));
