/** A face for letters that the brand's faces lack: its files by weight, and the letters for which it is asked. */
export type ScriptFace = { family: string; asked: RegExp; files: { 400: string; 600?: string } };

const fileOf = (name: string, subset: string, weight: 400 | 600) =>
  `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`;
const inOneWeight = (name: string, subset: string, asked: RegExp): ScriptFace => ({
  family: `${name}-${subset}`,
  asked,
  files: { 400: fileOf(name, subset, 400) },
});
const inTwoWeights = (name: string, subset: string, asked: RegExp): ScriptFace => ({
  family: `${name}-${subset}`,
  asked,
  files: { 400: fileOf(name, subset, 400), 600: fileOf(name, subset, 600) },
});

const HAN_OR_MARK =
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const JAPANESE = inOneWeight('noto-sans-jp', 'japanese', HAN_OR_MARK);
const SIMPLIFIED = inOneWeight('noto-sans-sc', 'chinese-simplified', HAN_OR_MARK);
const TRADITIONAL = inOneWeight('noto-sans-tc', 'chinese-traditional', HAN_OR_MARK);

/**
 * Arabic and Thai are not Noto's: of where a face puts marks, the renderer (@react-pdf/textkit 7.0) keeps no height, and Noto Sans Arabic
 * sets even the dots of its letters that way. Vazirmatn and Sarabun have whole letters.
 */
const ALPHABETS: readonly ScriptFace[] = [
  inTwoWeights('inter', 'vietnamese', /[\p{Script=Latin}\p{M}]/u),
  inTwoWeights('inter', 'latin-ext', /[\p{Script=Latin}\p{M}\p{Sc}]/u),
  inTwoWeights('inter', 'cyrillic', /[\p{Script=Cyrillic}\u2116]/u),
  inTwoWeights('inter', 'cyrillic-ext', /[\p{Script=Cyrillic}\u20b4]/u),
  inTwoWeights('inter', 'greek', /\p{Script=Greek}/u),
  inTwoWeights('inter', 'greek-ext', /\p{Script=Greek}/u),
  inTwoWeights('noto-sans-hebrew', 'hebrew', /[\p{Script=Hebrew}\u20aa]/u),
  inTwoWeights('vazirmatn', 'arabic', /\p{Script_Extensions=Arabic}/u),
  inTwoWeights('sarabun', 'thai', /[\p{Script=Thai}\u0e3f]/u),
  inTwoWeights('noto-sans-devanagari', 'devanagari', /\p{Script_Extensions=Devanagari}/u),
  inOneWeight('noto-sans-kr', 'korean', /\p{Script_Extensions=Hangul}/u),
];

const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const SIGNS: readonly ScriptFace[] = [
  inOneWeight('noto-emoji', 'emoji', PICTURE),
  inOneWeight('noto-sans-math', 'latin', /[\p{S}\p{P}]/u),
  inOneWeight('noto-sans-symbols-2', 'symbols', /[\p{S}\p{P}]/u),
];

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The faces in the order in which they are asked for a letter of this document. Chinese characters look Japanese beside kana and simplified
 * Chinese elsewhere; one that the first of these faces lacks comes from the others.
 */
export const orderFaces = (text: string): readonly ScriptFace[] => [
  ...ALPHABETS,
  ...(KANA.test(text) ? [JAPANESE, SIMPLIFIED] : [SIMPLIFIED, JAPANESE]),
  TRADITIONAL,
  ...SIGNS,
];

/** Every file that a document may need, named as in its npm package (SIL Open Font License 1.1). They lie beside the code of a function. */
export const FACE_FILES: readonly string[] = orderFaces('').flatMap(({ files }) => Object.values(files));
