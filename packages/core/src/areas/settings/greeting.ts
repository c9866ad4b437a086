import type { I18n } from '@lingui/core';

const NAMED = /\{name\}/g;
/** How a mail greets: as the company says it, else the usual way. */
export const greetingFor = (i18n: I18n, greeting: string, name: string | undefined): string => {
  if (!greeting.trim()) return name ? i18n._('Dear {name},', { name }) : i18n._('Hello,');
  return greeting
    .replace(NAMED, () => name ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.!:])/g, '$1')
    .trim();
};
