const ENCODED = /(?:^|;)(?:encoding=)?quoted-printable(?:;|$)/i;
const CHARSET = /(?:^|;)charset="?([\w-]{1,40})/i;

/** Whether a line, by what stands before its text, is written in quoted-printable, as version 2.1 does with letters beyond ASCII. */
export const isQuotedPrintable = (parameters: string): boolean => ENCODED.test(parameters);

const toDecoder = (parameters: string): TextDecoder => {
  try {
    return new TextDecoder(CHARSET.exec(parameters)?.[1] ?? 'utf-8');
  } catch {
    return new TextDecoder();
  }
};

const toBytes = (text: string): Uint8Array => {
  const pieces = text.split('=');
  const encoder = new TextEncoder();
  const bytes: number[] = [...encoder.encode(pieces[0])];
  for (const piece of pieces.slice(1)) {
    const code = /^[\dA-Fa-f]{2}/.exec(piece)?.[0];
    if (code) bytes.push(Number.parseInt(code, 16));
    for (const byte of encoder.encode(code ? piece.slice(2) : `=${piece}`)) bytes.push(byte);
  }
  return new Uint8Array(bytes);
};

/** The text of such a line. A separator that was written as a code is part of a text, and is escaped as version 3 does. */
export const decodeQuotedPrintable = (value: string, parameters: string): string => {
  const decoder = toDecoder(parameters);
  return value
    .split(';')
    .map((part) => decoder.decode(toBytes(part)).replaceAll('\r\n', '\n').replace(/[\\;]/g, '\\$&'))
    .join(';');
};
