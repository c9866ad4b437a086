import { lazy } from 'react';
import type { ProfileKind } from '../../../ui/record/profile-kind';
import type { ClientRecord } from '../client-query';
import { useSaveClient } from './use-save-client';

export const CLIENT_GUARD = { permission: 'Edit Client Profiles', action: 'edit client profiles' } as const;
export const CLIENT_PROFILE: ProfileKind<ClientRecord> = {
  what: 'client',
  guard: CLIENT_GUARD,
  useSave: useSaveClient,
  History: lazy(async () => ({ default: (await import('../history/history-sheet')).HistorySheet })),
};
