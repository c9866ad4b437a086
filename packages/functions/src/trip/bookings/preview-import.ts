import { ImportDraft } from '@wayline/core/areas/imports/import-draft';
import { matchImport } from '@wayline/core/areas/imports/match-import';
import { previewImport } from '@wayline/core/areas/imports/preview-import';
import { listImportSources } from '@wayline/core/areas/trip/bookings/booking.records';
import { bookingsContracts } from '@wayline/core/areas/trip/bookings/bookings.contract';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/**
 * Reads a confirmation into drafts. With a trip, each draft says whether it is new there, changed, the same, or cancelled, and which
 * version of the booking it was compared with.
 */
export const handler = endpoint(bookingsContracts['book.imports.preview'], async ({ input, db, deps }) => {
  const bytes = Buffer.from(input.content_base64, 'base64');
  const today = deps.now().slice(0, 10);
  const preview = await previewImport({ file_name: input.file_name, bytes: new Uint8Array(bytes), today });
  if (!input.trip_id) return ok(preview);
  const [whole, sources] = await Promise.all([readTrip(db, input.trip_id), listImportSources(db, input.trip_id)]);
  if (!whole) return refuse('record.missing');
  const bookings = new Map(whole.bookings.map((b) => [String(b.id), b]));
  const existing = sources
    .filter((s) => bookings.has(s.booking_id))
    .map((s) => {
      const import_draft = ImportDraft.parse(s.draft);
      return { ...import_draft, id: s.booking_id, import_draft };
    });
  const matches = preview.drafts.map((draft) => {
    const { booking_id, ...match } = matchImport(draft, existing);
    const booking = bookings.get(booking_id ?? '');
    return { ...match, ...(booking && { booking_id: booking.id, version: booking.version }) };
  });
  return ok({ ...preview, matches });
});
