import { type TenantDb, withoutScope } from '../../store/tenant-db';
import { transactDecided } from '../../store/transact-decided';
import { type ClientId, type MergeFollower, moveBelonging, returnBelonging } from '../clients/public';
import { ClientFormLinks, ClientSubmissions, formsAbout, toClientFormLinks } from './client-forms.records';
import { FormLinks, Submissions } from './form.records';
import type { Submission } from './submission';

type Sides = { from: ClientId; to: ClientId };
type How = typeof moveBelonging;

const moveSubmission = (one: Submission, sides: Sides, how: How): Submission => {
  const moved = how(one, sides);
  const people = one.people.map((person) => how(person, sides));
  const isMoved = moved !== one || people.some((person, i) => person !== one.people[i]);
  return isMoved ? { ...moved, people } : one;
};

/** Links first: what comes in by one that has not moved yet is then found among the answers, and what comes later comes by one that has. */
const moveForms = async (scoped: TenantDb, sides: Sides, how: How): Promise<void> => {
  const db = withoutScope(scoped);
  const kinds = { links: ClientFormLinks, submissions: ClientSubmissions };
  const read = () => db.readPartition(formsAbout(sides.from), kinds, { consistent: true });
  for (const key of (await read()).links)
    await transactDecided(db, async () => {
      const link = await db.get(FormLinks, key, true);
      const moved = link && how(link, sides);
      if (!moved || moved === link) return [];
      const { client_id, came_from } = moved;
      return [
        db.updateIf(FormLinks, key, { set: { client_id, came_from }, expected: { client_id: sides.from } }),
        ...toClientFormLinks(link).map((row) => db.deleteIfExists(ClientFormLinks, row)),
        ...toClientFormLinks(moved).map((row) => db.put(ClientFormLinks, row)),
      ];
    });
  for (const key of (await read()).submissions)
    await transactDecided(db, async () => {
      const submission = await db.get(Submissions, key, true);
      const moved = submission && moveSubmission(submission, sides, how);
      return moved && moved !== submission ? [db.change(Submissions, submission, moved)] : [];
    });
};

/** Links of forms and answers follow a merge of clients. */
export const formFollower: MergeFollower = {
  move: (db, { client_id, other_id }) => moveForms(db, { from: other_id, to: client_id }, moveBelonging),
  giveBack: (db, { client_id, other_id }) => moveForms(db, { from: client_id, to: other_id }, returnBelonging),
};
