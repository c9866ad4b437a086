import { importSourcesOf } from '@wayline/core/bookings/booking.records';
import { bookingsContracts } from '@wayline/core/bookings/bookings.contract';
import { ImportDraft } from '@wayline/core/imports/import-draft';
import { matchImport } from '@wayline/core/imports/match-import';
import { previewImport } from '@wayline/core/imports/preview-import';
import { BookingId } from '@wayline/core/kernel/ids';
import { ok, refuse } from '@wayline/core/kernel/result';
import { endpoint } from '../kernel/endpoint';

const MOST_BYTES = 6_500_000;

/** Reads a confirmation into drafts. With a trip, each draft says whether it is new there, changed, the same, or cancelled. */
export const handler = endpoint(bookingsContracts['book.imports.preview'], async ({ input, actor, deps }) => {
  const bytes = Buffer.from(input.content_base64, 'base64');
  if (bytes.length > MOST_BYTES) return refuse('request.too_large', { fill: { limit: '6 MB' } });
  const preview = await previewImport({
    file_name: input.file_name,
    bytes: new Uint8Array(bytes),
    today: deps.now().slice(0, 10),
  });
  if (!input.trip_id) return ok(preview);
  const sources = await importSourcesOf(deps.table, actor.company_id, input.trip_id);
  const existing = sources.map((s) => ({ id: s.booking_id, version: s.version, draft: ImportDraft.parse(s.draft) }));
  const matches = preview.drafts.map((draft) => {
    const { booking_id, ...match } = matchImport(
      draft,
      existing.map(({ id, draft: import_draft }) => ({ ...import_draft, id, import_draft })),
    );
    if (!booking_id) return match;
    return { ...match, booking_id: BookingId.parse(booking_id) };
  });
  return ok({ ...preview, matches });
});
