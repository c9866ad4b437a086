/** The day it is for whoever looks, `YYYY-MM-DD`. */
export const todayHere = (): string => new Date().toLocaleDateString('en-CA');
