import { strToU8, type Zippable, zipSync } from 'fflate';
import { Users } from '../../access/people.records';
import type { CompanyId, NewId } from '../../base/ids';
import { daysLater } from '../../base/later';
import type { PartitionFamily } from '../../store/area-records';
import type { Table } from '../../store/client';
import { eventWrite } from '../../store/outbox';
import { tenantDb } from '../../store/tenant-db';
import type { Writes } from '../../store/write';
import type { Files, Listing } from '../files/public';
import { type ComposedMail, Mails, newMail } from '../messaging/public';
import { type DataExport, EXPORT_DAYS } from './account-closure';
import { DataExports, exportFolder, exportKey } from './account-closure.records';
import { exportReady } from './closure.events';
import { exportLine, READ_ME } from './export-lines';
import { walkCompany } from './walk-company';

export type ExportTools = {
  table: Table;
  now: string;
  newId: NewId;
  files: Files;
  list: Listing;
  /** Where areas keep more of a company. */
  partitions: readonly PartitionFamily[];
  /** The mail that says the export is ready. */
  compose: () => ComposedMail;
};
/** How much goes into a part, in bytes before it is packed, and how much of the table is read at once. */
export type PartSize = { bytes: number; limit?: number };
const PART: PartSize = { bytes: 24_000_000 };
/** Files are packed already, most of them. */
const STORED = 0;

type Filled = Pick<DataExport, 'phase' | 'cursor' | 'records' | 'files'> & { done: boolean; content: Zippable };

const addRecords = async (
  { table, partitions }: ExportTools,
  company: CompanyId,
  from: Filled,
  size: PartSize,
): Promise<Filled> => {
  const lines = new Map<string, string[]>();
  let { cursor, records } = from;
  let room = size.bytes;
  let more = false;
  for await (const page of walkCompany(tenantDb(table, company), partitions, cursor, size.limit)) {
    for (const item of page.items) {
      const line = exportLine(item);
      if (!line) continue;
      lines.set(item.type, [...(lines.get(item.type) ?? []), line]);
      records += 1;
      room -= line.length;
    }
    cursor = page.cursor;
    more = room <= 0;
    if (more) break;
  }
  const content = { ...from.content };
  for (const [type, all] of lines) content[`records/${type}.jsonl`] = strToU8(`${all.join('\n')}\n`);
  return { ...from, content, records, cursor: more ? cursor : undefined, phase: more ? 'records' : 'files' };
};

const addFiles = async (
  { files, list }: ExportTools,
  company: CompanyId,
  from: Filled,
  size: PartSize,
): Promise<Filled> => {
  const content = { ...from.content };
  let { cursor, files: n } = from;
  let room = size.bytes;
  for (;;) {
    const found = await list(`${company}/`, cursor);
    if (found.length === 0) return { ...from, content, files: n, cursor, done: true };
    for (const { key } of found) {
      if (room <= 0) return { ...from, content, files: n, cursor };
      cursor = key;
      const bytes = key.startsWith(exportFolder(company)) ? undefined : await files.get(key);
      if (!bytes) continue;
      content[`files/${key.slice(company.length + 1)}`] = [bytes, { level: STORED }];
      n += 1;
      room -= bytes.length;
    }
  }
};

/** The mail to whoever asked for the export. */
const readyMail = async (db: Writes, { table, newId, now, compose }: ExportTools, { user_id }: DataExport) => {
  const user = await tenantDb(table, db.company).get(Users, { id: user_id });
  if (!user?.is_active) return [];
  const mail = { id: newId('mail'), user_id, about: 'notifications' as const, to: [user.email], ...compose() };
  return [db.insert(Mails, newMail(mail, db.company, now))];
};

/**
 * Goes on with a running export by one part: reads on, packs, puts it into the store, and remembers how far it came. One that broke off
 * makes the same part again. With the last part, who asked for it is told on the screen and by mail.
 */
export const runExport = async (
  tools: ExportTools,
  company: CompanyId,
  before: DataExport,
  size: PartSize = PART,
): Promise<void> => {
  const start: Filled = { ...before, done: false, content: { 'README.txt': strToU8(READ_ME) } };
  const records = start.phase === 'records' ? await addRecords(tools, company, start, size) : start;
  const filled = records.phase === 'files' ? await addFiles(tools, company, records, size) : records;
  const packed = zipSync(filled.content, { level: 6 });
  const part = before.parts.length + 1;
  await tools.files.put(exportKey(company, before.id, part), packed, { type: 'application/zip' });
  const db = tenantDb(tools.table, company);
  const after: DataExport = {
    ...before,
    phase: filled.phase,
    cursor: filled.cursor,
    records: filled.records,
    files: filled.files,
    parts: [...before.parts, { bytes: packed.length }],
    ...(filled.done && { state: 'ready', expires_at: daysLater(tools.now, EXPORT_DAYS) }),
  };
  await db.transact([
    db.change(DataExports, before, after),
    ...(filled.done ? [eventWrite(db, exportReady(before), tools), ...(await readyMail(db, tools, before))] : []),
  ]);
};

/** Takes an export away that has run out, its parts first. Safe to repeat. */
export const endExport = async (
  { table, files }: Pick<ExportTools, 'table' | 'files'>,
  company: CompanyId,
  { id, parts }: DataExport,
): Promise<void> => {
  for (const part of parts.keys()) await files.remove(exportKey(company, id, part + 1));
  const db = tenantDb(table, company);
  await db.transact([db.remove(DataExports, { id })]);
};
