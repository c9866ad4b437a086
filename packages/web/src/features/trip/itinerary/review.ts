/** The mark in the editor's address that opens what is not published yet. */
export const REVIEW = 'review';
