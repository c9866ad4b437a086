/** Between the preferences of a list, where they are typed. Source: R-ACC-076. */
export const PREFERENCE_SEPARATOR = ',';
/** Between travel interests, wherever they are one text: a comma may be part of one. Source: R-ACC-077. */
export const INTEREST_SEPARATOR = '#';
