import { Font } from '@react-pdf/renderer';
import { expect, it } from 'vitest';
import { FACE } from './faces/inter-600';
import { registerFace } from './register-face';
import { unpackedFace } from './unpacked-face';

it('a letter can be copied from a document, though it was drawn as a part of another before', async () => {
  await registerFace('Inter to copy from', { 400: unpackedFace(FACE) });
  const font = Font.getFont({ fontFamily: 'Inter to copy from', fontWeight: 400 })?.data;
  const letterOf = (letter: string) => font?.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  for (const whole of 'ÉÀÕŠ:;…÷') expect(letterOf(whole)?.path.commands.length).toBeGreaterThan(0);
  for (const part of 'EAOS.,') expect(letterOf(part)?.codePoints).toEqual([part.codePointAt(0)]);
});
