/** Text as it may stand in HTML and XML. */
export const escapeMarkup = (text: string): string => text.replace(/[<>&"']/g, (c) => `&#${c.charCodeAt(0)};`);
