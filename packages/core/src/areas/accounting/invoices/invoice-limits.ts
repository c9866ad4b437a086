/** As much as one invoice has of each, for what makes one and for the screens that offer it. */
export const [MOST_LINES, MOST_PAYERS, MOST_MILESTONES, MOST_TRIPS] = [2_000, 40, 24, 10];
/** As many days as a payment is due after, or before, what it counts from. */
export const MOST_DAYS = 730;
/** As many credit notes as an invoice can have, and as many lines as one of them. */
export const [MOST_CREDIT_NOTES, MOST_CREDIT_LINES] = [50, 300];
/** As often as some of an invoice is written off. */
export const MOST_WRITE_OFFS = 50;
