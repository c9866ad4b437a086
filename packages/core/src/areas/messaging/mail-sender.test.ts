import { expect, it } from 'vitest';
import { fromAddress, senderName } from './mail-sender';

const PLATFORM = 'Wayline <hello@wayline.test>';
it('a mail in the name of an advisor keeps the address of the platform', () => {
  const name = senderName('Maya Ortiz', 'Juniper Lane Travel');
  expect(fromAddress(PLATFORM, name)).toBe('"Maya Ortiz, Juniper Lane Travel" <hello@wayline.test>');
  expect(fromAddress('hello@wayline.test', 'Maya')).toBe('"Maya" <hello@wayline.test>');
  expect(fromAddress(PLATFORM, undefined)).toBe(PLATFORM);
});
it('a name can neither end its quotes nor begin another header', () => {
  expect(fromAddress(PLATFORM, 'Maya" <evil@x.test>\r\nBcc: all@x.test')).toBe(
    '"Maya <evil@x.test> Bcc: all@x.test" <hello@wayline.test>',
  );
});
it('a name that is not plain ASCII is encoded, in words that split no character', () => {
  const name = `Zoë ${'ü'.repeat(60)}`;
  const header = fromAddress(PLATFORM, name);
  const words = [...header.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)];
  expect(words.every(([word]) => word.length <= 75)).toBe(true);
  expect(words.map(([, text = '']) => Buffer.from(text, 'base64').toString()).join('')).toBe(name);
  expect(header).toMatch(/ <hello@wayline\.test>$/);
});
