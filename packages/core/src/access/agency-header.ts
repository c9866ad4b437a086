/** The header of a call that looks into a sub-agency: its company id. */
export const AGENCY_HEADER = 'x-agency';
