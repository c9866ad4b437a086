/** So many clients can belong to one institution. */
export const MAX_MEMBERS = 500;
/** As many institutions, or members of one, as are changed at once. */
export const MAX_CHANGED_AT_ONCE = 10;
