import type { CLIENT_STATUSES } from '@wayline/core/areas/clients/client';

export type ClientStatus = (typeof CLIENT_STATUSES)[number];

export const CLIENT_STATUS_WORDS: Record<ClientStatus, string> = {
  active: 'Active',
  prospect: 'Prospect',
  inactive: 'Inactive',
};
