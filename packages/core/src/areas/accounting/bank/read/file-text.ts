import { guessEncoding } from '../../../data-transfer/public-schemas';

const HEADER_BYTES = 1000;
const DECLARED = /^CHARSET:\s*([\w-]+)|<\?xml[^>]{0,200}encoding=["']([\w.:-]+)["']/im;

/** The name that a decoder knows a character set by: OFX writes 1252 for windows-1252. */
const toLabel = (declared: string): string =>
  /^125\d$/.test(declared) ? `windows-${declared}` : declared.replace(/^8859/i, 'iso-8859');

/** What the head of a file says it is written in, where a decoder knows it. */
const declaredDecoder = (bytes: Uint8Array): TextDecoder | undefined => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEADER_BYTES));
  const [, charset, encoding] = DECLARED.exec(head) ?? [];
  const label = toLabel(charset ?? encoding ?? '');
  try {
    // Bytes that aren't UTF-8 are not made so by a header.
    return /^utf|^none$|^$/i.test(label) ? undefined : new TextDecoder(label);
  } catch {
    return undefined;
  }
};

/**
 * The text of a file: a mark and what is valid UTF-8 decide, whatever the header says, since banks that write UTF-8 often leave 1252 there; then the
 * header, then Windows-1252.
 */
export const fileText = (bytes: Uint8Array): string => {
  const guessed = guessEncoding(bytes);
  const decoder = guessed === 'windows-1252' ? declaredDecoder(bytes) : undefined;
  return (decoder ?? new TextDecoder(guessed)).decode(bytes);
};
