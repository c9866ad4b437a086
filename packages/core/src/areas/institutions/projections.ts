import { listPages } from '../../store/full-page';
import type { Projection } from '../../store/projection';
import { searchProjection } from '../../store/search/search.projection';
import { viewProjection } from '../../store/view-projection';
import { listClientIds } from '../clients/public';
import {
  DIRECTORY_COPIES,
  DirectoryCopies,
  INSTITUTION_NAMES,
  InstitutionNames,
  Institutions,
} from './institution.records';
import { everyInstitution } from './institution-lists';
import { InstitutionMembers, institutionsOf } from './institution-member.records';
import { INSTITUTION_INDEX } from './institution-search.index';

export const INSTITUTION_PROJECTIONS: readonly Projection[] = [
  searchProjection(
    {
      name: 'institution-search',
      about: 'the words and filters that institutions and suppliers are found by, with their rows',
    },
    INSTITUTION_INDEX,
    async function* (db) {
      for await (const records of everyInstitution(db)) yield { records, parent: undefined };
    },
  ),
  viewProjection({
    name: 'institution-names',
    about: 'institutions by what their names are compared by',
    def: Institutions,
    row: InstitutionNames,
    records: everyInstitution,
    stored: (db) =>
      listPages((cursor) => db.listPartition(InstitutionNames, { partition: INSTITUTION_NAMES }, { cursor })),
    recordOf: ({ institution_id }) => ({ id: String(institution_id) }),
  }),
  viewProjection({
    name: 'institution-members',
    about: 'to which institutions each client belongs',
    def: Institutions,
    row: InstitutionMembers,
    records: everyInstitution,
    stored: async function* (db) {
      for (const id of await listClientIds(db))
        yield* listPages((cursor) =>
          db.listPartition(InstitutionMembers, { partition: institutionsOf(id) }, { cursor }),
        );
    },
    recordOf: ({ institution_id }) => ({ id: String(institution_id) }),
  }),
  viewProjection({
    name: 'directory-copies',
    about: 'which entries of the directory of suppliers a company has copied',
    def: Institutions,
    row: DirectoryCopies,
    records: everyInstitution,
    stored: (db) =>
      listPages((cursor) => db.listPartition(DirectoryCopies, { partition: DIRECTORY_COPIES }, { cursor })),
    recordOf: ({ institution_id }) => ({ id: String(institution_id) }),
  }),
];
