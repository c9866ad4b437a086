/** The tags that institutions are offered, and what a new one is stored as. Source: R-SHELL-136. */
export const INSTITUTION_TAGS = { list: 'institutions', made: { tag_type: 'Institution' } } as const;
