import type { Permission } from '@wayline/core/access/permissions';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { type ComponentType, createContext } from 'react';

/** A section of a profile: it is listed and shown for those who hold all of its permissions. */
export type AddedSection = {
  id: string;
  title: string;
  permissions: readonly Permission[];
  Section: ComponentType<{ id: string; title: string; clientId: ClientId }>;
};

/** What areas above clients add to the profile of one: the app says which, as clients know nothing of those areas. */
export const AddedToClients = createContext<readonly AddedSection[]>([]);
