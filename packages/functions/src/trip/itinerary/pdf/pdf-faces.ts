import { Font } from '@react-pdf/renderer';
import { FACE as FRAUNCES } from './faces/fraunces-400';
import { FACE as FRAUNCES_EXT } from './faces/fraunces-ext-400';
import { FACE as INTER } from './faces/inter-400';
import { FACE as INTER_BOLD } from './faces/inter-600';
import { FACE as INTER_EXT } from './faces/inter-ext-400';
import { FACE as INTER_EXT_BOLD } from './faces/inter-ext-600';
import { registerFace } from './register-face';
import { unpackedFace } from './unpacked-face';

const inBoth = (normal: string, bold: string) => ({ 400: unpackedFace(normal), 600: unpackedFace(bold) });

const register = async (): Promise<void> => {
  // Names and references must not be cut by English hyphenation.
  Font.registerHyphenationCallback((word) => [word]);
  await Promise.all([
    registerFace('Inter', inBoth(INTER, INTER_BOLD)),
    registerFace('Inter Ext', inBoth(INTER_EXT, INTER_EXT_BOLD)),
    registerFace('Fraunces', { 400: unpackedFace(FRAUNCES) }),
    registerFace('Fraunces Ext', { 400: unpackedFace(FRAUNCES_EXT) }),
  ]);
};
let registered: Promise<void> | undefined;
/** Makes the brand's faces known to the renderer, once; a letter that the first face lacks is taken from the second. */
export const registerFaces = (): Promise<void> => {
  registered ??= register();
  return registered;
};
export const TEXT_FACE = ['Inter', 'Inter Ext'];
export const TITLE_FACE = ['Fraunces', 'Fraunces Ext'];
