import { submitForm } from '@wayline/core/areas/forms/submit-form';
import { newToken } from '@wayline/core/store/token-hash';
import type { Person, World } from '@wayline/local/testing/world';
import { baseDeps } from '../kernel/deps';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { expectOk } from './expect-ok';
import type { Prepared } from './prepared';

/** What everybody is called of whom a reader who sees their own alone may learn nothing, not even their name in a row or in news. */
export const HIDDEN_NAME = 'Quillfeather';

/** A client and a traveler of this name, with what they sent: by a link of the client's, and by one of the trip's. */
export const hidePeople = async (world: World, as: Person, { form, trip }: Pick<Prepared, 'form' | 'trip'>) => {
  const asked = { as };
  const name = { last_name: HIDDEN_NAME };
  const { client } = expectOk(await world.call('crm.individuals.create', { first_name: 'Zenobia', ...name }, asked));
  expectOk(await world.call('trips.travelers.create', { trip_id: trip, first_name: 'Zebedee', ...name }, asked));
  const deps = { ...baseDeps(), table: world.table, seal: encryptionAdapter() };
  const sends = async (about: object) => {
    const { url } = expectOk(await world.call('crm.form-links.create', { form_id: form, ...about }, asked));
    const token = new URL(url).pathname.split('/')[2] ?? '';
    const sent = await submitForm(
      deps,
      {
        token,
        draft: newToken().token,
        sender_name: `Ana ${HIDDEN_NAME}`,
        sender_email: `ana@${HIDDEN_NAME.toLowerCase()}.test`,
        answers: { form: { first_name: `Ana ${HIDDEN_NAME}` }, travelers: [], consent: true },
      },
      { id: 'preparation' },
    );
    if (!sent.ok) throw new Error(`Preparing failed: ${sent.code}`);
    return sent.value.submission.id;
  };
  return { client: client.id, submissions: [await sends({ client_id: client.id }), await sends({ trip_id: trip })] };
};
