import type { ImportPreview } from './import-draft';
export const previewImport = async (_: { file_name: string; bytes: Uint8Array; today: string }): Promise<ImportPreview> => ({ drafts: [], notes: [] });
