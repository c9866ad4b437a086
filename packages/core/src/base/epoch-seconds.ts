/** An instant in whole seconds since 1970, as the table counts the time at which it may forget an item. */
export const epochSeconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);
