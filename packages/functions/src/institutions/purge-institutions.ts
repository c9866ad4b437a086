import { purgeMany } from '@wayline/core/access/change-many';
import { INSTITUTION_BULK } from '@wayline/core/areas/institutions/institution-bulk';
import { institutionsContracts } from '@wayline/core/areas/institutions/institutions.contract';
import { purgeInstitution } from '@wayline/core/areas/institutions/purge-institution';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(institutionsContracts['crm.institutions.permanent-delete'], (call) =>
  purgeMany(call, INSTITUTION_BULK, {
    account: ({ acct }) => acct,
    purge: (institution) => purgeInstitution(call.db, institution),
  }),
);
