/** A list that was typed one a line, or with commas where `between` says so: each once, without what is empty. */
export const parseTextList = (text: string, between: RegExp = /\n/): string[] => [
  ...new Set(
    text
      .split(between)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];
