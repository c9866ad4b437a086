/** The secret shared with the support chat; without one there is no chat. */
export const chatSecret = (): string | undefined => process.env.SUPPORT_CHAT_SECRET || undefined;
