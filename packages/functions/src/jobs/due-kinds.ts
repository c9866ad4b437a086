import { Closings, DataExports, Leavings } from '@wayline/core/closing/closing.records';
import { endExport, runExport } from '@wayline/core/closing/run-export';
import type { Files } from '@wayline/core/files/files';
import { purgeTrip } from '@wayline/core/history/purge-trip';
import { endLink, LinkExpiries } from '@wayline/core/itinerary/link-expiry.records';
import type { CompanyId } from '@wayline/core/kernel/ids';
import { forgetFile, forgetFolder, removeRemains } from '@wayline/core/library/forget-cloud';
import { CloudFiles, CloudFolders, CloudRemains } from '@wayline/core/library/library.records';
import { Mails } from '@wayline/core/messaging/mail';
import { Reminders } from '@wayline/core/messaging/reminder.records';
import { sendMail } from '@wayline/core/messaging/send-mail';
import { sendReminder } from '@wayline/core/messaging/send-reminder';
import { NoticeMails } from '@wayline/core/notifications/notices.records';
import { sendNotices } from '@wayline/core/notifications/send-notices';
import type { RecordDef, ValueOf } from '@wayline/core/store/record';
import { checkDeparture } from '@wayline/core/trip-check/check-departure';
import { DateMoves } from '@wayline/core/trips/dates/date-move.records';
import { finishMove } from '@wayline/core/trips/dates/run-move';
import { DeletedTrips } from '@wayline/core/trips/deleted-trip.records';
import { LinkWork } from '@wayline/core/trips/lifecycle/link-work.records';
import { Departures } from '@wayline/core/trips/trip.records';
import { exportMail } from '../closing/closing-mails';
import { finishLeaving } from '../closing/leave';
import { listingAdapter } from '../closing/listing-adapter';
import { runClosing } from '../closing/run-closing';
import type { Deps } from '../kernel/deps';
import { filesAdapter } from '../kernel/files-adapter';
import { identityAdapter } from '../kernel/identity-adapter';
import { mailAdapter } from '../kernel/mail-adapter';
import { paymentsAdapter } from '../kernel/payments-adapter';
import { reminderMail } from '../messaging/reminder-mail';
import { noticesMail } from '../notifications/notices-mail';
import { finishLinkWork } from '../trips/lifecycle/settle-links';

/** What a job works with: `at` is the moment of the run, by which everything found was due. */
type Tools = Deps & { at: string; files: () => Files };
type Settle = (tools: Tools, company: CompanyId, item: Record<string, unknown>) => Promise<unknown>;

const kind = <D extends RecordDef>(
  def: D,
  settle: (tools: Tools, company: CompanyId, value: ValueOf<D>) => Promise<unknown>,
): [string, Settle] => [
  def.name,
  (tools, company, item) => settle(tools, company, def.schema.parse(item) as ValueOf<D>),
];
/** For what looks at the moment of the run and at the store. */
const kept = ({ table, at, files }: Tools) => ({ table, now: at, files: files() });

/** For what goes through all that a company keeps in the store. */
const stored = (tools: Tools) => ({ ...kept(tools), list: listingAdapter() });

/** Everything that waits for its time, by the name of its record, and what is done with it then. Each is safe to repeat. */
const KINDS: ReadonlyMap<string, Settle> = new Map([
  kind(Reminders, ({ at, ...deps }, company, reminder) =>
    sendReminder({ ...deps, now: at, compose: reminderMail }, company, reminder),
  ),
  kind(NoticeMails, ({ at, ...deps }, company, due) =>
    sendNotices({ ...deps, now: at, compose: noticesMail }, company, due),
  ),
  kind(Mails, ({ at, ...deps }, _company, mail) => sendMail({ ...deps, now: at, mailer: mailAdapter() }, mail)),
  kind(LinkExpiries, ({ table, files }, company, link) => endLink(table, files(), company, link.token_hash)),
  kind(DeletedTrips, ({ table, files }, company, trip) => purgeTrip({ table, files: files() }, company, trip)),
  kind(LinkWork, ({ table, now, files }, company, work) =>
    finishLinkWork({ table, now, files: files() }, company, work),
  ),
  kind(Departures, ({ at, ...deps }, company, departure) => checkDeparture({ ...deps, now: at }, company, departure)),
  kind(DateMoves, ({ table, at }, company, move) => finishMove(table, company, move.trip_id, at)),
  kind(CloudFiles, (tools, company, file) => forgetFile(kept(tools), company, file)),
  kind(CloudFolders, (tools, company, folder) => forgetFolder(kept(tools), company, folder)),
  kind(CloudRemains, (tools, company, remains) => removeRemains(kept(tools), company, remains)),
  kind(DataExports, (tools, company, made) =>
    made.state === 'running'
      ? runExport({ ...stored(tools), newId: tools.newId, compose: exportMail }, company, made)
      : endExport(stored(tools), company, made),
  ),
  kind(Leavings, ({ table }, company, leaving) =>
    finishLeaving({ table, identity: identityAdapter() }, company, leaving),
  ),
  kind(Closings, (tools, company, closing) =>
    runClosing(
      {
        ...stored(tools),
        newId: tools.newId,
        identity: identityAdapter(),
        mailer: mailAdapter(),
        payments: paymentsAdapter,
      },
      company,
      closing,
    ),
  ),
]);

/** Does what an item that is due waits for; an item of another kind is left alone. */
export const settleDue = async (deps: Deps, at: string, company: CompanyId, item: Record<string, unknown>) =>
  KINDS.get(String(item.type))?.({ ...deps, at, files: filesAdapter }, company, item);
