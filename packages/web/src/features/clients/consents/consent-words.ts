import type { CONSENT_WAYS, ConsentPurpose } from '@wayline/core/areas/clients/consents/consent';

export const PURPOSE_WORDS: Record<ConsentPurpose, { label: string; text: string }> = {
  service_messages: { label: 'Service messages', text: 'Changes, reminders and alerts for their trips.' },
  news: { label: 'News and offers', text: 'Newsletters, offers and ideas for trips.' },
  suppliers: { label: 'Sharing with suppliers', text: 'Passing on what hotels, airlines and others need.' },
  health: { label: 'Health data', text: 'Keeping allergies, conditions and special needs.' },
};
export const WAY_WORDS: Record<(typeof CONSENT_WAYS)[number], string> = {
  in_person: 'In person',
  phone: 'By phone',
  email: 'By email',
  form: 'On a form',
  letter: 'By letter',
};
