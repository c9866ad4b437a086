import type { CompanyId } from '../../base/ids';
import type { Table } from '../../store/client';
import { tenantDb } from '../../store/tenant-db';
import type { Files } from '../files/public';
import type { CloudFile, CloudFolder } from './cloud';
import { CloudFiles, CloudFolders, CloudRemains, cloudKey, listCloudFiles, listCloudFolders } from './library.records';

type Tools = { table: Table; files: Files; now: string };

/** Removes the content of a file whose record is gone. Safe to repeat. */
export const removeRemains = async (
  { table, files }: Tools,
  company: CompanyId,
  { id }: Pick<CloudFile, 'id'>,
): Promise<void> => {
  await files.remove(cloudKey(company, id));
  const db = tenantDb(table, company);
  await db.transact([db.remove(CloudRemains, { id })]);
};

/**
 * Forgets a file for good: its record first, as it was read, and only then its content, so that a file that was moved or brought back in
 * the meantime keeps both. What breaks off between is finished by what the transaction leaves behind.
 */
export const forgetFile = async (tools: Tools, company: CompanyId, file: CloudFile): Promise<void> => {
  const db = tenantDb(tools.table, company);
  const outcome = await db.transact([
    db.deleteIfUnchanged(CloudFiles, file, ['version']),
    db.insert(CloudRemains, { id: file.id, due_at: tools.now }),
  ]);
  if (outcome.ok) await removeRemains(tools, company, file);
};

/** Forgets a folder with all that lies in it, itself last, so that one that breaks off is done again. */
export const forgetFolder = async (tools: Tools, company: CompanyId, folder: CloudFolder): Promise<void> => {
  const db = tenantDb(tools.table, company);
  const [folders, files] = await Promise.all([listCloudFolders(db), listCloudFiles(db, folder.id)]);
  for (const inside of folders) if (inside.folder === folder.id) await forgetFolder(tools, company, inside);
  for (const file of files) await forgetFile(tools, company, file);
  await db.transact([db.deleteIfUnchanged(CloudFolders, folder, ['version'])]);
};
