import { record } from '../../../store/record';
import { clientEvents } from '../client.events';
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
  history: ({ client_id }) => client_id,
  facts: {
    created: ({ client_id: id, is_given }) =>
      is_given ? clientEvents.consent_given({ id }) : clientEvents.consent_withdrawn({ id }),
  },
  unaudited: ['client_id', 'recorded_at', 'recorded_by'],
});
