import * as z from 'zod';
import { byId, contract } from '../../../contract/contract';
import { ClientId } from '../client-id';
import { Consent, ConsentDraft } from './consent';

const CONSENTS = '/api/v1/individuals/{client_id}/consents';

const list = contract({
  id: 'crm.consents.list',
  service: 'crm',
  method: 'GET',
  path: CONSENTS,
  handler: 'clients/list-consents',
  summary: 'What a client has agreed to and withdrawn, the newest first.',
  access: { kind: 'signed_in', permissions: ['View Client Profiles'], action: 'view client profiles' },
  keyScope: 'crm:read',
  viewableByParent: true,
  input: z.object({ client_id: ClientId }),
  output: z.object({ consents: z.array(Consent) }),
  errors: ['record.missing'],
});
const create = contract({
  id: 'crm.consents.create',
  service: 'crm',
  method: 'POST',
  path: CONSENTS,
  handler: 'clients/record-consent',
  summary: 'Record that a client agreed to a purpose, or withdrew that. Earlier answers stay.',
  access: { kind: 'signed_in', permissions: ['Edit Client Profiles'], action: 'edit client profiles' },
  keyScope: 'crm:write',
  input: ConsentDraft.extend({ client_id: ClientId }),
  output: z.object({ consent: Consent }),
  errors: ['record.missing', 'client.merged', 'consent.in_future', 'consent.too_many'],
});

export const consentsContracts = byId(list, create);
