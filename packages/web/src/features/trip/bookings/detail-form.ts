/** Only what is given of an object of fields: texts trimmed, empty ones left out. */
export const compact = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([, value]) => value !== '' && value !== undefined),
  ) as Partial<T>;

/** A detail of a booking as a save sends it: nothing where nothing was and nothing is, and empty where it was emptied. */
export const toDetailDraft = <T extends object>(fields: T, before: object | undefined): Partial<T> | undefined => {
  const said = compact(fields);
  return Object.keys(said).length > 0 || before ? said : undefined;
};
