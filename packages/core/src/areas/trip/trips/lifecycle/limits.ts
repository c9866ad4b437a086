/** So many trips are changed in one transaction; whoever has more sends them in turns. */
export const TRIPS_AT_ONCE = 16;
/** So many rows are imported in one transaction: each is a trip, its departure, its return, its lead traveler and its place in the audit trail. */
export const ROWS_AT_ONCE = 16;
/** As many rows as one import takes. */
export const MOST_IMPORT_ROWS = 20_000;
