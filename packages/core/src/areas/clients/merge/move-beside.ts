import type { RecordDef, ValueOf } from '../../../store/record';
import type { TenantDb } from '../../../store/tenant-db';
import type { Write, Writes } from '../../../store/write';
import { ofClient } from '../client.records';
import type { ClientId } from '../client-id';
import { ClientFiles } from '../files/client-file.records';
import { ClientNotes } from '../notes/client-note.records';
import { moveBelonging, returnBelonging } from './belonging';

const KINDS = { notes: ClientNotes, files: ClientFiles };
type Sides = { from: ClientId; to: ClientId };
type How = typeof moveBelonging;

/** Something of one client as that of another, in one step, so that it is never of both or of none. */
const moveOne = <D extends RecordDef>(db: Writes, def: D, value: ValueOf<D>, moved: ValueOf<D>): Write[] =>
  moved === value ? [] : [db.deleteIfUnchanged(def, value, ['created_at']), db.insert(def, moved)];

const moveAll = async (db: TenantDb, sides: Sides, how: How): Promise<void> => {
  const { notes, files } = await db.readPartition(ofClient(sides.from), KINDS, { consistent: true });
  for (const note of notes) await db.transact(moveOne(db, ClientNotes, note, how(note, sides)));
  for (const file of files) await db.transact(moveOne(db, ClientFiles, file, how(file, sides)));
};

/** Moves notes and files of a client who was merged into another. Safe to repeat: what has moved is not there any more. */
export const moveBeside = (db: TenantDb, sides: Sides): Promise<void> => moveAll(db, sides, moveBelonging);

/** Gives back what a merge moved, and nothing that was written since. */
export const returnBeside = (db: TenantDb, sides: Sides): Promise<void> => moveAll(db, sides, returnBelonging);
