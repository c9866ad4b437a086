import { DayEventId, FileId, ItineraryId, ReminderId, ShareId } from '@wayline/core/base/ids';
import { sendForm } from '@wayline/local/testing/send-form';
import { expectOk } from '../../sweeps/expect-ok';
import type { Preparation, Preparing } from '../../sweeps/prepared';
import { failedMails } from './failed-mails.prepared';

declare module '../../sweeps/prepared' {
  interface Prepared {
    itinerary: ItineraryId;
    itineraryVersion: number;
    shareId: ShareId;
    shareToken: string;
    /** The link of a share that asks for the access code `blue lagoon`. */
    doorToken: string;
    /** A document of the itinerary, and a file that is uploaded and not yet taken in. */
    document: FileId;
    upload: FileId;
    /** A picture that is uploaded and not yet the cover. */
    coverUpload: FileId;
    /** An event of the trip. */
    dayEvent: DayEventId;
    reminder: ReminderId;
    /** A file of the trip. */
    tripFile: FileId;
  }
}

const tokenIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** A published and shared itinerary with a document, a file of the trip, a reminder, and mails of both that failed. */
const make = async ({ world, as, name, trip: trip_id, booking: booking_id }: Preparing) => {
  const asked = { as };
  const { reminder } = expectOk(
    await world.call(
      'messaging.reminders',
      { trip_id, booking_id, timing: 'day before', to: ['guest@wayline.test'], message: name },
      asked,
    ),
  );
  const made = expectOk(
    await world.call('trips.ti.create', { tripId: trip_id, ti_name: name, ask_answers: true }, asked),
  );
  const at = { tripId: trip_id, tiId: made.itinerary.id };
  const upload = async (): Promise<FileId> => {
    const form = expectOk(await world.call('trips.ti.documents.upload', { ...at, name: 'a.pdf', size: 9 }, asked));
    await sendForm(form, 'a.pdf', '%PDF-1.7\n');
    return form.file_id;
  };
  const uploadCover = async (): Promise<FileId> => {
    const form = expectOk(await world.call('trips.ti.cover.upload', { ...at, type: 'image/jpeg', size: 9 }, asked));
    await sendForm(form, 'a.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]));
    return form.file_id;
  };
  const { document } = expectOk(
    await world.call('trips.ti.documents.create', { ...at, file_id: await upload(), name: `${name}.pdf` }, asked),
  );
  const { file } = expectOk(
    await world.call(
      'trips.attachments.create',
      { id: trip_id, file_id: await upload(), name: `${name}.pdf`, key: 'Client' },
      asked,
    ),
  );
  const { event } = expectOk(
    await world.call(
      'trips.itinerary.daily-events.create',
      { trip_id, event_title: name, startDate: '2031-05-04', note: name },
      asked,
    ),
  );
  const { version } = expectOk(
    await world.call('trips.ti.cover.set', { ...at, file_id: await uploadCover() }, asked),
  ).itinerary;
  expectOk(await world.call('trips.itinerary.publish', { ...at, version }, asked));
  const shared = expectOk(await world.call('trips.itinerary.share', at, asked));
  const share = shared.itinerary.shares[0]?.id ?? '';
  const door = expectOk(await world.call('trips.itinerary.share', { ...at, access_code: 'blue lagoon' }, asked));
  await failedMails(world, as, { trip_id, itinerary_id: at.tiId }, [
    { id: reminder.id, about: 'reminder' },
    { id: share, about: 'itinerary link' },
  ]);
  return {
    itinerary: at.tiId,
    itineraryVersion: door.itinerary.version,
    shareId: ShareId.parse(share),
    shareToken: tokenIn(shared.url),
    doorToken: tokenIn(door.url),
    document: document.id,
    upload: await upload(),
    coverUpload: await uploadCover(),
    dayEvent: event.id,
    reminder: reminder.id,
    tripFile: file.id,
  };
};

export const PREPARES: Preparation = {
  onTrip: true,
  placeholders: (id, digit) => ({
    itinerary: ItineraryId.parse(id('tin')),
    itineraryVersion: 1,
    shareId: ShareId.parse(id('shr')),
    shareToken: digit.repeat(43),
    doorToken: digit.repeat(43),
    document: FileId.parse(id('fil')),
    upload: FileId.parse(id('fil')),
    coverUpload: FileId.parse(id('fil')),
    dayEvent: DayEventId.parse(id('dev')),
    reminder: ReminderId.parse(id('rmd')),
    tripFile: FileId.parse(id('fil')),
  }),
  make,
};
