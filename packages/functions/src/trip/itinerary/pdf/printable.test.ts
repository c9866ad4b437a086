import { expect, it } from 'vitest';
import { loadFaces } from './document-faces';
import { printable, runsOf } from './printable';

const shown = async (text: string) => printable(text, await loadFaces(text));
const inFaces = async (text: string) =>
  runsOf(text, await loadFaces(text)).map(({ text: letters, family }) => (family ? `${family}: ${letters}` : letters));

it('keeps what the brand’s faces draw in one piece', async () => {
  const text = 'Łódź, Çeşme & Ørsta – “Zürich” O’Connor €12 • ½ 6:05\u00a0PM';
  expect(await inFaces(text)).toEqual([text]);
});
it('takes each script from a face that has it, in the order in which it is read', async () => {
  expect(await inFaces('Hotel מלון דן in Хайфа')).toEqual([
    'Hotel ',
    'noto-sans-hebrew-hebrew: מלון',
    ' ',
    'noto-sans-hebrew-hebrew: דן',
    ' in ',
    'inter-cyrillic: Хайфа',
  ]);
  expect(await inFaces('مرحبا 123')).toEqual(['vazirmatn-arabic: مرحبا', ' 123']);
  expect(await inFaces('Αθήνα')).toEqual(['inter-greek: Αθήνα']);
  expect(await inFaces('กรุงเทพฯ')).toEqual(['sarabun-thai: กรุงเทพฯ']);
  expect(await inFaces('हिन्दी')).toEqual(['noto-sans-devanagari-devanagari: हिन्दी']);
  expect(await shown('Phở Hà Nội')).toBe('Phở Hà Nội');
});
it('draws Chinese characters as they look in Japan beside kana, and as in China elsewhere', async () => {
  expect(await inFaces('東京')).toEqual(['noto-sans-sc-chinese-simplified: 東京']);
  expect(await inFaces('東京ホテル')).toEqual(['noto-sans-jp-japanese: 東京ホテル']);
  expect(await inFaces('명동')).toEqual(['noto-sans-kr-korean: 명동']);
  expect(await shown('臺北 鷗 機場 机场 峠')).toBe('臺北 鷗 機場 机场 峠');
});
it('draws emoji as one glyph each, also families, flags, key caps and skin', async () => {
  expect(await inFaces('Sea 👨‍👩‍👧‍👦👍🏽 🇮🇹1️⃣ at 9')).toEqual([
    'Sea ',
    'noto-emoji-emoji: 👨‍👩‍👧‍👦👍🏽',
    ' ',
    'noto-emoji-emoji: 🇮🇹1️⃣',
    ' at 9',
  ]);
  expect(await inFaces('© 2031 Wayline™️')).toEqual(['© 2031 Wayline™']);
});
it('finds signs, and spells out what no face has', async () => {
  expect(await shown('1 ½ hrs → ½ board ✓ ★')).toBe('1 ½ hrs → ½ board ✓ ★');
  expect(await shown('ﬁne at 30 ℃ for ⅓')).toBe('fine at 30 °C for 1/3');
});
it('says where a script stood that no face has, once a run', async () => {
  expect(await shown('თბილისი')).toBe('[…]');
  expect(await shown('Hotel სასტუმრო თბილისი (Tbilisi)')).toBe('Hotel […] (Tbilisi)');
});
it('drops rare accents rather than letters, and the points of Hebrew', async () => {
  expect(await shown('a\u0332bc')).toBe('abc');
  expect(await shown('שָׁלוֹם')).toBe('שלום');
});
it('leaves marks of direction and odd spaces behind, and keeps the joiners of words', async () => {
  expect(await shown('\u200fa\u202fb\u2011c\u00ad')).toBe('a b-c');
  expect(await shown('می\u200cخواهم')).toBe('می\u200cخواهم');
});
