import { record } from '../../../store/record';
import { ofClient } from '../client.records';
import { Consent } from './consent';

/** The answers of a client, beside the client: they go with them and with an export. */
export const ClientConsents = record({
  name: 'client_consent',
  schema: Consent,
  key: ['client_id', 'id'],
  partition: (k) => ofClient(k.client_id),
  sort: (k) => ['CONSENT', k.id],
  label: ({ purpose }) => purpose,
  unaudited: ['client_id', 'recorded_at', 'recorded_by'],
});
