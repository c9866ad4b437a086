/** An advisor as the sender of a mail to a client: "Maya Ortiz, Juniper Lane Travel". Source: R-TRIP-197. */
export const senderName = (advisor: string, company: string): string =>
  [advisor, company]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(', ');

const ADDRESS = /<([^<>]+)>\s*$/;
/** The address in `Wayline <hello@wayline.test>`, and in one without a name. */
export const addressIn = (sender: string): string => (ADDRESS.exec(sender)?.[1] ?? sender).trim();
const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;
/** So many bytes become an encoded word of at most 75 characters. */
const BYTES_IN_A_WORD = 45;

const encodedWord = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;
/** A name that is not plain ASCII, as a header carries it: encoded words that split no character (RFC 2047). */
const encodedWords = (name: string): string => {
  const words = [''];
  for (const character of name) {
    const last = words.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > BYTES_IN_A_WORD) words.push(character);
    else words[words.length - 1] = last + character;
  }
  return words.map(encodedWord).join(' ');
};

/** The platform's address under another name. Line breaks and quotes of the name can't start a header of their own. */
export const fromAddress = (platform: string, name: string | undefined): string => {
  const shown = (name ?? '').replaceAll(/\p{C}+|\s+/gu, ' ').trim();
  if (!shown) return platform;
  const quoted = PRINTABLE_ASCII.test(shown) ? `"${shown.replaceAll(/["\\]/g, '')}"` : encodedWords(shown);
  return `${quoted} <${addressIn(platform)}>`;
};
