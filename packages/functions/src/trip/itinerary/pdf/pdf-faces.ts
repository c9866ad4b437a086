import { Font } from '@react-pdf/renderer';
import { FACE as FRAUNCES } from './faces/fraunces-400';
import { FACE as FRAUNCES_EXT } from './faces/fraunces-ext-400';
import { FACE as INTER } from './faces/inter-400';
import { FACE as INTER_BOLD } from './faces/inter-600';
import { FACE as INTER_EXT } from './faces/inter-ext-400';
import { FACE as INTER_EXT_BOLD } from './faces/inter-ext-600';
import { unpackedFace } from './unpacked-face';

const twoWeights = (family: string, normal: string, bold: string) =>
  Font.register({
    family,
    fonts: [
      { src: unpackedFace(normal), fontWeight: 400 },
      { src: unpackedFace(bold), fontWeight: 600 },
    ],
  });

/** Makes the brand's faces known to the renderer; a letter that the first face lacks is taken from the second. */
export const registerFaces = (): void => {
  twoWeights('Inter', INTER, INTER_BOLD);
  twoWeights('Inter Ext', INTER_EXT, INTER_EXT_BOLD);
  Font.register({ family: 'Fraunces', src: unpackedFace(FRAUNCES) });
  Font.register({ family: 'Fraunces Ext', src: unpackedFace(FRAUNCES_EXT) });
  // Names and references must not be cut by English hyphenation.
  Font.registerHyphenationCallback((word) => [word]);
};
export const TEXT_FACE = ['Inter', 'Inter Ext'];
export const TITLE_FACE = ['Fraunces', 'Fraunces Ext'];
