const DAY_MS = 86_400_000;

/** A day so many days from now, as the product keeps it. */
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** A day as a person types it. */
export const typed = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
