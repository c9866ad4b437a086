import type { Company, User } from '@wayline/core/access/company';
import { InstitutionDraft } from '@wayline/core/areas/institutions/institution';
import { Institutions } from '@wayline/core/areas/institutions/institution.records';
import { newInstitution } from '@wayline/core/areas/institutions/new-institution';
import type { NewId } from '@wayline/core/base/ids';
import type { Table } from '@wayline/core/store/client';
import { takeSerial } from '@wayline/core/store/serial';
import { tenantDb } from '@wayline/core/store/tenant-db';
import type * as z from 'zod';
import { written } from './written';

const SUPPLIER = 7;
const supplier = (
  name: string,
  kind: string,
  commission_terms: NonNullable<z.input<typeof InstitutionDraft>['commission_terms']>,
) => ({ name, profile_category_id: SUPPLIER, supplier_categories: [kind], commission_terms });

/** Some of those the demo trips are bought from; the others wait to be linked or added. */
const SUPPLIERS = [
  supplier('Royal Caribbean International', 'Ocean Cruise', [{ product: 'Cruise', rate: '12' }]),
  supplier('Palazzo Avino', 'Hotel', [{ rate: '10' }]),
  supplier('NH Collection Roma Centro', 'Hotel', [{ rate: '8' }]),
  supplier('Tivoli Oriente Lisboa Hotel', 'Hotel', [{ rate: '10' }]),
  supplier('Context Travel', 'general', [{ product: 'Tours', rate: '15' }]),
  supplier('Allianz Partners', 'general', [{ rate: '20' }]),
  supplier('TAP Air Portugal', 'Airline', []),
];

/** The suppliers that a demo company keeps terms with. */
export const seedSuppliers = async (table: Table, company: Company, user: User, newId: NewId) => {
  const db = tenantDb(table, company.id);
  const call = { actor: { user_id: user.id }, deps: { newId } };
  for (const draft of SUPPLIERS) {
    const institution = newInstitution(call, InstitutionDraft.parse(draft), await takeSerial(db, 'institution'));
    await written(table, [db.insert(Institutions, institution)]);
  }
};
