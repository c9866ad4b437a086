import { createInstitution } from '@wayline/core/areas/institutions/create-institution';
import { InstitutionDraft } from '@wayline/core/areas/institutions/institution';
import { institutionsContracts } from '@wayline/core/areas/institutions/institutions.contract';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-157, R-SHELL-256. */
export const handler = endpoint(institutionsContracts['crm.institutions.create'], (call) => {
  const { institution: name, institutionObject, profile_category_id, institution_tags: tags } = call.input;
  const draft = InstitutionDraft.parse({ ...institutionObject, name, profile_category_id, tags });
  return createInstitution(call, draft, { allowSameName: call.input.allow_same_name });
});
