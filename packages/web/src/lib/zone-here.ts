/** The time zone of this browser, by the name it gives it. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
