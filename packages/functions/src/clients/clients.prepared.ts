import { ClientId, ClientNoteId, HouseholdId, TravelDocumentId } from '@wayline/core/areas/clients/client-id';
import { FileId } from '@wayline/core/base/ids';
import { sendForm } from '@wayline/local/testing/send-form';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    client: ClientId;
    /** Another client, who may be the same person, with the email that the samples look for. */
    otherClient: ClientId;
    /** A client in the trash. */
    deletedClient: ClientId;
    /** A passport of the client, with its number. */
    travelDocument: TravelDocumentId;
    clientNote: ClientNoteId;
    /** A client who was changed, and the entry of that change. */
    changedClient: ClientId;
    clientChange: string;
    /** A household of a client. */
    household: HouseholdId;
    /** A file of the client, and one that is uploaded and not yet taken in. */
    clientFile: FileId;
    clientUpload: FileId;
  }
}

/** A client with a passport, a note and a file, and one in the trash. */
export const PREPARES: Preparation = {
  placeholders: (id) => ({
    client: ClientId.parse(id('cli')),
    otherClient: ClientId.parse(id('cli')),
    deletedClient: ClientId.parse(id('cli')),
    travelDocument: TravelDocumentId.parse(id('travel_document')),
    clientNote: ClientNoteId.parse(id('client_note')),
    changedClient: ClientId.parse(id('cli')),
    clientChange: id('aud'),
    household: HouseholdId.parse(id('household')),
    clientFile: FileId.parse(id('fil')),
    clientUpload: FileId.parse(id('fil')),
  }),
  make: async ({ world, as, name }) => {
    const asked = { as };
    const made = async (given: { emails?: string[] } = {}) =>
      expectOk(await world.call('crm.individuals.create', { first_name: name, ...given }, asked)).client.id;
    const shared = { emails: ['mara@example.test'] };
    const [client, otherClient, deletedClient] = [await made(), await made(shared), await made()];
    expectOk(await world.call('crm.individuals.delete', { ids: [deletedClient] }, asked));
    const passport = { client_id: client, kind: 'passport' as const, names: name, number: 'X12345678' };
    const { document } = expectOk(await world.call('crm.documents.create', passport, asked));
    const { note } = expectOk(await world.call('crm.notes.create', { client_id: client, text: name }, asked));
    const changedClient = await made();
    expectOk(await world.call('crm.individuals.update', { id: changedClient, version: 1, nick_name: name }, asked));
    const { entries } = expectOk(await world.call('crm.history.list', { client_id: changedClient }, asked));
    const housed = { name, members: [await made()] };
    const { household } = expectOk(await world.call('crm.households.create', housed, asked));
    const upload = async (): Promise<FileId> => {
      const sent = { client_id: client, name: 'a.pdf', size: 9 };
      const form = expectOk(await world.call('crm.attachments.upload', sent, asked));
      await sendForm(form, 'a.pdf', '%PDF-1.7\n');
      return form.file_id;
    };
    const clientFile = await upload();
    const file = { client_id: client, file_id: clientFile, name: `${name}.pdf` };
    expectOk(await world.call('crm.attachments.create', file, asked));
    return {
      ...{ client, otherClient, deletedClient, clientFile },
      travelDocument: document.id,
      clientNote: note.id,
      changedClient,
      clientChange: entries[0]?.id ?? '',
      household: household.id,
      clientUpload: await upload(),
    };
  },
};
