/** A name without what two people may write differently: its case, and the spaces in it. */
export const foldName = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');
