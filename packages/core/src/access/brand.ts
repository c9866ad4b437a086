import * as z from 'zod';

/**
 * The colours an itinerary can be set in. Each has a tone for light pages and paper and one for dark pages; both keep 4.5 to 1 against
 * what they stand on. They are names and not free values, because a client's page carries no style of its own text.
 */
export const ACCENTS = {
  sea: { label: 'Sea', light: '#0b5c63', dark: '#7fcdd1' },
  night: { label: 'Night blue', light: '#27457f', dark: '#a9c1f2' },
  forest: { label: 'Forest', light: '#2e6034', dark: '#9bd29f' },
  olive: { label: 'Olive', light: '#5a5a14', dark: '#d0cf83' },
  amber: { label: 'Amber', light: '#7d4a00', dark: '#ecc06f' },
  terracotta: { label: 'Terracotta', light: '#99391a', dark: '#f2a988' },
  ruby: { label: 'Ruby', light: '#94213f', dark: '#f2a3b6' },
  plum: { label: 'Plum', light: '#6f3a72', dark: '#dca9d9' },
  slate: { label: 'Slate', light: '#434f5e', dark: '#b8c4d3' },
} as const;
export type Accent = keyof typeof ACCENTS;
const NAMES = Object.keys(ACCENTS) as [Accent, ...Accent[]];
export const Accent = z.enum(NAMES);
export const ACCENT_NAMES: readonly Accent[] = NAMES;

/** How the cover greets: over the whole screen, as a band, or in words on the accent, without a picture. */
export const COVER_STYLES = { tall: 'Full screen', band: 'Banner', plain: 'Text only' } as const;
export type CoverStyle = keyof typeof COVER_STYLES;
export const CoverStyle = z.enum(Object.keys(COVER_STYLES) as [CoverStyle, ...CoverStyle[]]);
