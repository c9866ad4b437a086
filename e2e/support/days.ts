const DAY_MS = 86_400_000;
/** Read once, so that a journey across midnight does not look for a trip a day after where it has put it. */
const NOW = Date.now();

/** A day so many days from now, as the product keeps it. */
export const inDays = (days: number) => new Date(NOW + days * DAY_MS).toISOString().slice(0, 10);
/** A day as a person types it. */
export const typed = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
