import { DataImportId } from '@wayline/core/areas/clients/client-id';
import { FileId } from '@wayline/core/base/ids';
import { sendForm } from '@wayline/local/testing/send-form';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** A file of clients that is uploaded, an import that began, one that was checked, and one that is done. */
    importUpload: FileId;
    dataImport: DataImportId;
    checkedImport: DataImportId;
    doneImport: DataImportId;
  }
}

export const PREPARES: Preparation = {
  placeholders: (id) => ({
    importUpload: FileId.parse(id('fil')),
    dataImport: DataImportId.parse(id('dim')),
    checkedImport: DataImportId.parse(id('dim')),
    doneImport: DataImportId.parse(id('dim')),
  }),
  make: async ({ world, as, name }) => {
    const asked = { as };
    const upload = async (email = 'berg@example.test'): Promise<FileId> => {
      // Below a title, so that its headings can be in another row than where they are found.
      const content = `Clients,,\nFirst name,Last name,Email\n${name},Berg,${email}\n`;
      const form = expectOk(await world.call('crm.imports.upload', { size: content.length }, asked));
      await sendForm(form, 'clients.csv', content);
      return form.file_id;
    };
    const begin = async (email?: string) => {
      const file = { file_id: await upload(email), name: 'clients.csv' };
      return expectOk(await world.call('crm.imports.create', file, asked)).data_import;
    };
    const see = async (id: DataImportId) => expectOk(await world.call('crm.imports.get', { id }, asked)).data_import;
    const check = async (email?: string) => {
      const { id, version, mapping } = await begin(email);
      expectOk(await world.call('crm.imports.check', { id, version, mapping, day_first: false }, asked));
      return see(id);
    };
    // Nobody reads the stream here, and an import that adds somebody is done only once searches find them: this one knows its person.
    const known = 'known@example.test';
    const person = { first_name: name, last_name: 'Berg', emails: [known] };
    expectOk(await world.call('crm.individuals.create', person, asked));
    const { id: doneImport, version } = await check(known);
    expectOk(await world.call('crm.imports.run', { id: doneImport, version, decisions: {} }, asked));
    return {
      importUpload: await upload(),
      dataImport: (await begin()).id,
      checkedImport: (await check()).id,
      doneImport,
    };
  },
};
