const SIDE = { base: '44px', md: '0' };
/** As large as a finger needs on a phone. */
export const TOUCH = { minW: SIDE, minH: SIDE } as const;
