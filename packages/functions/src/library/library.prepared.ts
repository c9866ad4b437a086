import { BookingId, ClaimId, FileId, FolderId, LibraryId } from '@wayline/core/base/ids';
import { sendForm } from '@wayline/local/testing/send-form';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation, Preparing } from '../sweeps/prepared';
import { importedDraft } from '../trip/booking-lists/imported-draft.fixture';

declare module '../sweeps/prepared' {
  interface Prepared {
    library: LibraryId;
    /** A booking that waits for a trip, and a request for another one. */
    unclaimed: BookingId;
    claim: ClaimId;
    folder: FolderId;
    /** A file of the folder, and one that is uploaded and not yet taken in. */
    cloudFile: FileId;
    cloudUpload: FileId;
  }
}

const make = async ({ world, as, name, trip }: Preparing) => {
  const asked = { as };
  const { item } = expectOk(await world.call('book.library.create', { booking_type: 'Dining', title: name }, asked));
  const { bookings } = expectOk(
    await world.call(
      'book.unclaimed.create',
      { imported_from: 'mail.eml', drafts: [importedDraft(name), importedDraft(`${name} again`)] },
      asked,
    ),
  );
  const [unclaimed, wanted] = bookings.map(({ id }) => id) as [BookingId, BookingId];
  const { claim } = expectOk(await world.call('book.claims.create', { booking_id: wanted, trip_id: trip }, asked));
  const { folder } = expectOk(await world.call('misc.cloud.folders.create', { name }, asked));
  const upload = async (): Promise<FileId> => {
    const form = expectOk(await world.call('misc.cloud.files.upload', { name: 'a.pdf', size: 9 }, asked));
    await sendForm(form, 'a.pdf', '%PDF-1.7\n');
    return form.file_id;
  };
  const file_id = await upload();
  expectOk(await world.call('misc.cloud.files.create', { file_id, name: `${name}.pdf`, folder: folder.id }, asked));
  return {
    library: item.id,
    unclaimed,
    claim: claim.id,
    folder: folder.id,
    cloudFile: file_id,
    cloudUpload: await upload(),
  };
};

export const PREPARES: Preparation = {
  onTrip: true,
  placeholders: (id) => ({
    library: LibraryId.parse(id('lib')),
    unclaimed: BookingId.parse(id('bkg')),
    claim: ClaimId.parse(id('clm')),
    folder: FolderId.parse(id('fld')),
    cloudFile: FileId.parse(id('fil')),
    cloudUpload: FileId.parse(id('fil')),
  }),
  make,
};
