const NAMED = /\{name\}/g;
/** How a mail greets: as the company says it, else the usual way. */
export const greetingFor = (greeting: string, name: string | undefined): string => {
  if (!greeting.trim()) return name ? `Dear ${name},` : 'Hello,';
  return greeting
    .replace(NAMED, () => name ?? '')
    .replace(/\s+([,.!:])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
};
