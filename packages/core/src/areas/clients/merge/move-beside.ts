import type { RecordDef, ValueOf } from '../../../store/record';
import type { TenantDb } from '../../../store/tenant-db';
import type { Write, Writes } from '../../../store/write';
import { ofClient } from '../client.records';
import type { ClientId } from '../client-id';
import { ClientFiles } from '../files/client-file.records';
import { ClientNotes } from '../notes/client-note.records';

const KINDS = { notes: ClientNotes, files: ClientFiles };
type Beside = { client_id: ClientId; came_from: ClientId[]; created_at: string };

/** Something of one client as that of another, in one step, so that it is never of both or of none. */
const moveOne = <D extends RecordDef>(db: Writes, def: D, value: ValueOf<D>, to: Partial<Beside>): Write[] => [
  db.deleteIfUnchanged(def, value, ['created_at']),
  db.insert(def, { ...value, ...to }),
];

/** Moves notes and files of a client who was merged into another. Safe to repeat: what has moved is not there any more. */
export const moveBeside = async (db: TenantDb, { from, to }: { from: ClientId; to: ClientId }): Promise<void> => {
  const { notes, files } = await db.readPartition(ofClient(from), KINDS, { consistent: true });
  const toOther = ({ came_from }: Beside) => ({ client_id: to, came_from: [...came_from, from] });
  for (const note of notes) await db.transact(moveOne(db, ClientNotes, note, toOther(note)));
  for (const file of files) await db.transact(moveOne(db, ClientFiles, file, toOther(file)));
};

/** Gives back what a merge moved, and nothing that was written since. */
export const returnBeside = async (db: TenantDb, { from, to }: { from: ClientId; to: ClientId }): Promise<void> => {
  const { notes, files } = await db.readPartition(ofClient(from), KINDS, { consistent: true });
  const wasOther = ({ came_from }: Beside) => came_from.at(-1) === to;
  const back = ({ came_from }: Beside) => ({ client_id: to, came_from: came_from.slice(0, -1) });
  for (const note of notes.filter(wasOther)) await db.transact(moveOne(db, ClientNotes, note, back(note)));
  for (const file of files.filter(wasOther)) await db.transact(moveOne(db, ClientFiles, file, back(file)));
};
