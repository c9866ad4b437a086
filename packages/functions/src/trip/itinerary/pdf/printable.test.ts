import { expect, it } from 'vitest';
import { printable } from './printable';

it('keeps what the faces can draw', () => {
  const text = 'Łódź, Çeşme & Ørsta – “Zürich” €12 6:05\u00a0PM';
  expect(printable(text)).toBe(text);
});
it('drops rare accents rather than letters', () => {
  expect(printable('Phở Hà Nội')).toBe('Pho Hà Noi');
});
it('says where another script stood, once a run', () => {
  expect(printable('מלון דן פנורמה')).toBe('[…]');
  expect(printable('Hotel 帝国ホテル 東京 (Tokyo)')).toBe('Hotel […] (Tokyo)');
});
it('leaves marks of direction and odd spaces behind', () => {
  expect(printable('\u200fa\u202fb\u2011c\u00ad')).toBe('a b-c');
});
it('leaves emoji out without a mark, also in families, with skin and as flags', () => {
  expect(printable('Pizza and gelato class 🍕')).toBe('Pizza and gelato class');
  expect(printable('🌊 Sea day 👨‍👩‍👧‍👦, on deck 👍🏽!')).toBe(' Sea day, on deck!');
  expect(printable('Rome 🇮🇹 to Athens 🇬🇷 ✈️ at 9')).toBe('Rome to Athens at 9');
  expect(printable('Step 1️⃣ then © 2031 Wayline™')).toBe('Step then © 2031 Wayline™');
});
