/**
 * Lists of a profile as one text, as imports and the former interface write them. Here they are lists; these say what their texts mean.
 */
const split = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((value) => value.trim())
    .filter((value) => value !== '');

/** A preference list: values between commas. Source: R-ACC-076. */
export const splitPreferences = (text: string): string[] => split(text, ',');

/** Travel interests: values between number signs, because a comma may stand in one. Source: R-ACC-077. */
export const splitTravelInterests = (text: string): string[] => split(text, '#');

/** Tags and places: values between semicolons, without spaces, empty ones and repetitions. Source: R-ACC-112, R-ACC-115 (G-163). */
export const joinWithSemicolons = (values: readonly string[]): string =>
  [...new Set(values.map((value) => value.trim()))].filter((value) => value !== '').join(';');
