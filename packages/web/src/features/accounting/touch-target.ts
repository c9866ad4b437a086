const SIDE = { mdDown: '44px' };
/** As large as a finger needs on a phone. */
export const TOUCH = { minW: SIDE, minH: SIDE } as const;
