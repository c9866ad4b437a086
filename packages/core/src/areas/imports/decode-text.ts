const decodeAs = (bytes: Uint8Array, charset: string, fatal = false): string | undefined => {
  try {
    return new TextDecoder(charset, { fatal }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** UTF-16 without a mark shows as a nought in every other byte. */
const wideCharset = (bytes: Uint8Array): string | undefined => {
  const sample = bytes.subarray(0, 200);
  const noughts = [0, 1].map((parity) => sample.filter((byte, i) => i % 2 === parity && byte === 0).length);
  if ((noughts[1] ?? 0) > sample.length / 3) return 'utf-16le';
  return (noughts[0] ?? 0) > sample.length / 3 ? 'utf-16be' : undefined;
};

/** Text in whatever it is written: a byte order mark decides, then UTF-8 where it is valid, else Windows-1252. */
export const decodeText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs(bytes, 'utf-16le') ?? '';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs(bytes, 'utf-16be') ?? '';
  const wide = wideCharset(bytes);
  if (wide) return decodeAs(bytes, wide) ?? '';
  return decodeAs(bytes, 'utf-8', true) ?? decodeAs(bytes, 'windows-1252') ?? '';
};
