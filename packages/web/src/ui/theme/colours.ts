/** A colour by day and by night. */
type Pair = readonly [light: string, dark: string];

/** Every colour of the app; the pairs that meet as text and ground are measured in colours.test.ts. */
export const GROUNDS = {
  DEFAULT: ['#FBFAF7', '#11171C'],
  panel: ['#FFFFFF', '#182027'],
  subtle: ['#F4F2EC', '#1C252D'],
  muted: ['#ECE9E1', '#25303A'],
  emphasized: ['#E0DCD1', '#303D48'],
  inverted: ['#1B1F23', '#E9ECEC'],
  error: ['#FBECEA', '#3A1F1E'],
  warning: ['#FBF1E0', '#37290F'],
  success: ['#E8F3EC', '#16301F'],
  info: ['#E7F0F7', '#16293A'],
} as const satisfies Record<string, Pair>;

export const INKS = {
  DEFAULT: ['#1B1F23', '#E9ECEC'],
  muted: ['#545A60', '#AEB8BE'],
  subtle: ['#62676C', '#97A3AB'],
  inverted: ['#FBFAF7', '#11171C'],
  error: ['#A3271F', '#F4A29B'],
  warning: ['#80500A', '#E9BC6B'],
  success: ['#1F6B3C', '#86CFA1'],
  info: ['#1F5F8F', '#8FC3EA'],
} as const satisfies Record<string, Pair>;

/** Lines; `control` is the edge of what can be filled in or pressed and stands out 3:1. */
export const LINES = {
  DEFAULT: ['#E3DFD6', '#2B3740'],
  muted: ['#ECE9E1', '#232D35'],
  subtle: ['#F4F2EC', '#1C252D'],
  emphasized: ['#CBC6BA', '#3D4B57'],
  control: ['#8C8880', '#6B7A86'],
  inverted: ['#1B1F23', '#E9ECEC'],
  error: ['#B8362D', '#E8837B'],
  warning: ['#9A6412', '#D9A648'],
  success: ['#2C7D4B', '#5FB47F'],
  info: ['#2B6FA3', '#6AABDA'],
} as const satisfies Record<string, Pair>;

/** The one accent, deep sea green, for the one thing to do next. */
export const SEA = {
  solid: ['#0B5C63', '#7CCDD2'],
  contrast: ['#FFFFFF', '#06262A'],
  fg: ['#0B5C63', '#86D2D7'],
  subtle: ['#E6F1F1', '#12302F'],
  muted: ['#D3E7E7', '#1A4143'],
  emphasized: ['#B4D6D7', '#22555A'],
  focusRing: ['#0B7A83', '#7CCDD2'],
  border: ['#0B7A83', '#4FA5AB'],
} as const satisfies Record<string, Pair>;

/** For what cannot be taken back. */
export const RED = {
  solid: ['#991919', '#991919'],
  contrast: ['#FFFFFF', '#FFFFFF'],
  fg: ['#991919', '#FCA5A5'],
  subtle: ['#FEE2E2', '#300C0C'],
  muted: ['#FECACA', '#511111'],
  emphasized: ['#FCA5A5', '#991919'],
  focusRing: ['#EF4444', '#EF4444'],
  border: ['#EF4444', '#F87171'],
} as const satisfies Record<string, Pair>;

/** Ink and ground of each kind of booking; an icon and a name always stand beside them. */
export const BOOKING_HUES = {
  flight: { fg: ['#1F5F8F', '#8FC3EA'], subtle: ['#E7F0F7', '#16293A'] },
  stay: { fg: ['#5B4391', '#BDAAEB'], subtle: ['#EFEAF8', '#2A2342'] },
  ground: { fg: ['#80500A', '#E9BC6B'], subtle: ['#FBF1E0', '#37290F'] },
  rail: { fg: ['#8A3F20', '#EBA283'], subtle: ['#FAECE5', '#3A2216'] },
  cruise: { fg: ['#0B5C63', '#86D2D7'], subtle: ['#E6F1F1', '#12302F'] },
  activity: { fg: ['#1F6B3C', '#86CFA1'], subtle: ['#E8F3EC', '#16301F'] },
  dining: { fg: ['#97294F', '#F0A1BC'], subtle: ['#FAE9EF', '#3B1B28'] },
  other: { fg: ['#4D5661', '#B4BFC7'], subtle: ['#EDEFF1', '#26313A'] },
} as const satisfies Record<string, { fg: Pair; subtle: Pair }>;
export type BookingHue = keyof typeof BOOKING_HUES;

const value = ([_light, _dark]: Pair) => ({ value: { _light, _dark } });
type Tokens<T> = { [K in keyof T]: ReturnType<typeof value> };
/** Colour pairs as semantic tokens. */
export const toColorTokens = <T extends Record<string, Pair>>(pairs: T): Tokens<T> =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, value(pair)])) as Tokens<T>;
