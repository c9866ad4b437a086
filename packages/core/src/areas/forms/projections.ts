import { listPages } from '../../store/full-page';
import type { Projection } from '../../store/projection';
import type { TenantDb } from '../../store/tenant-db';
import { viewProjection } from '../../store/view-projection';
import { listClientIds } from '../clients/public';
import { ClientFormLinks, ClientSubmissions, formsAbout } from './client-forms.records';
import { FormLinks, ofForm, ofSubmissions, Submissions } from './form.records';
import { listFormIds } from './records';

const toKey = ({ form_id, id }: Record<string, unknown>) => ({ form_id: String(form_id), id: String(id) });

export const FORM_PROJECTIONS: readonly Projection[] = [
  viewProjection({
    name: 'client-form-links',
    about: 'which links to forms are about each client',
    def: FormLinks,
    row: ClientFormLinks,
    records: async function* (db: TenantDb) {
      for (const id of await listFormIds(db)) yield (await db.readPartition(ofForm(id), { links: FormLinks })).links;
    },
    stored: async function* (db) {
      for (const id of await listClientIds(db)) {
        const at = { partition: formsAbout(id), prefix: 'LINK#' };
        yield* listPages((cursor) => db.listPartition(ClientFormLinks, at, { cursor }));
      }
    },
    recordOf: toKey,
  }),
  viewProjection({
    name: 'client-submissions',
    about: 'which answers to forms are about each client',
    def: Submissions,
    row: ClientSubmissions,
    records: async function* (db: TenantDb) {
      for (const id of await listFormIds(db))
        yield* listPages((cursor) => db.listPartition(Submissions, { partition: ofSubmissions(id) }, { cursor }));
    },
    stored: async function* (db) {
      for (const id of await listClientIds(db)) {
        const at = { partition: formsAbout(id), prefix: 'SUBMISSION#' };
        yield* listPages((cursor) => db.listPartition(ClientSubmissions, at, { cursor }));
      }
    },
    recordOf: toKey,
  }),
];
