/** As many views as a user keeps of one table. */
export const MAX_VIEWS = 30;
