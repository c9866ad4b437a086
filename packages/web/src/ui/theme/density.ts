import type { SystemStyleObject } from '@chakra-ui/react';

/** Lengths that the layouts do not share; tables, headings and the grid read them. */
const MODERN = {
  '--row-height': '36px',
  '--title-size': '22px',
  '--title-line': '28px',
  '--section-size': '16px',
  '--section-line': '24px',
};
const CLASSIC = {
  '--row-height': '28px',
  '--title-size': '18px',
  '--title-line': '24px',
  '--section-size': '14px',
  '--section-line': '20px',
};
type Variables = Record<`--${string}`, string>;
const overridden = (name: string, lengths: Record<string, number>): Variables => {
  const variables: Variables = {};
  for (const [at, px] of Object.entries(lengths)) variables[`--chakra-${name}-${at}`] = `${px}px !important`;
  return variables;
};
/** What cards, rows and pages keep around themselves in Classic. Chakra writes its own in a later layer, which only what is important passes. */
const CLOSER = overridden('spacing', { 2: 5, 3: 7, 4: 9, 5: 11, 6: 13, 8: 18, 10: 22 });
/** Buttons and fields stay as large as a finger where there is no mouse. */
const SMALLER = overridden('sizes', { 8: 25, 9: 27 });

/** The two layouts: one page, and Classic the denser one. The attribute is set before the first paint. Source: R-SHELL-093, G-192. */
export const DENSITY: Record<string, SystemStyleObject> = {
  ':root': MODERN,
  'html[data-layout=classic]': { ...CLASSIC, ...CLOSER, '@media (pointer: fine)': SMALLER },
  'html[data-layout=classic] body': { fontSize: '13px', lineHeight: '18px' },
};
