import { expect, it } from 'vitest';
import { chatHash } from './chat-hash';

it('R-SHELL-127 signs the user by HMAC-SHA256, so that nobody without the secret can pass for another', () => {
  // RFC 4231, test case 2.
  expect(chatHash('Jefe', 'what do ya want for nothing?')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
  expect(chatHash('one', 'usr_1')).not.toBe(chatHash('two', 'usr_1'));
});
