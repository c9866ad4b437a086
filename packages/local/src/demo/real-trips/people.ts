/** Passports of the demo: numbers no country gives out, so that nobody is met by theirs. */
export const passport = (n: number): string => `DEMO${String(n).padStart(5, '0')}`;
/** An address in the demo's own domain, where no mail leaves the machine. */
export const getDemoEmail = (name: string): string => `${name}@clients.wayline.test`;
