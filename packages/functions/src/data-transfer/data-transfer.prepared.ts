import { DataImportId } from '@wayline/core/areas/clients/client-id';
import { FileId } from '@wayline/core/base/ids';
import { followStream } from '@wayline/local/testing/follow-stream';
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
    const upload = async (): Promise<FileId> => {
      const content = `First name,Last name,Email\n${name},Berg,berg@example.test\n`;
      const form = expectOk(await world.call('crm.imports.upload', { size: content.length }, asked));
      await sendForm(form, 'clients.csv', content);
      return form.file_id;
    };
    const begin = async () => {
      const file = { file_id: await upload(), name: 'clients.csv' };
      return expectOk(await world.call('crm.imports.create', file, asked)).data_import;
    };
    const see = async (id: DataImportId) => expectOk(await world.call('crm.imports.get', { id }, asked)).data_import;
    const check = async () => {
      const { id, version, mapping } = await begin();
      expectOk(await world.call('crm.imports.check', { id, version, mapping, day_first: false }, asked));
      return see(id);
    };
    const { id: doneImport, version } = await check();
    const stream = await followStream(world);
    expectOk(await world.call('crm.imports.run', { id: doneImport, version, decisions: {} }, asked));
    await stream.stop();
    return {
      importUpload: await upload(),
      dataImport: (await begin()).id,
      checkedImport: (await check()).id,
      doneImport,
    };
  },
};
