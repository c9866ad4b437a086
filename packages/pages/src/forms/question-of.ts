import type { I18n } from '@lingui/core';
import type { FormContent } from '@wayline/core/areas/forms/form';

/** The question that an issue is about, in words: the same sentence may be said of several. */
export const questionOf = (i18n: I18n, { sections }: FormContent, path: string): string => {
  if (path === 'sender_name') return i18n._('Your name');
  if (path === 'sender_email') return i18n._('Your email');
  const [whose = '', first = '', second] = path.split('.');
  const label = sections.flatMap(({ fields }) => fields).find(({ id }) => id === (second ?? first))?.label ?? '';
  if (whose !== 'travelers') return label;
  return [i18n._('Traveler {number}', { number: String(Number(first) + 1) }), label].filter(Boolean).join(', ');
};
