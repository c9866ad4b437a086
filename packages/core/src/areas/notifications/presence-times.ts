/** How often a page says that it is still there, and after which silence nobody believes it, in seconds. */
export const PRESENCE_SECONDS = { beat: 60, silence: 150 } as const;
