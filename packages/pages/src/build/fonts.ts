const FILES = 'node_modules/@fontsource-variable';

/** The faces of the pages, by the name they are served under; they come from their npm packages (SIL Open Font License). */
export const FONTS: Record<string, string> = {
  'fraunces-latin.woff2': `${FILES}/fraunces/files/fraunces-latin-opsz-normal.woff2`,
  'fraunces-latin-ext.woff2': `${FILES}/fraunces/files/fraunces-latin-ext-opsz-normal.woff2`,
  'inter-latin.woff2': `${FILES}/inter/files/inter-latin-wght-normal.woff2`,
  'inter-latin-ext.woff2': `${FILES}/inter/files/inter-latin-ext-wght-normal.woff2`,
};
