import type { ImportDraft } from './import-draft';
export const matchImport = (_d: ImportDraft, _e: unknown[]): { state: 'new' | 'changed' | 'same' | 'cancelled'; booking_id?: string; changes: { field: string; before: string; after: string }[] } => ({ state: 'new', changes: [] });
