import { Closings, DataExports, Leavings } from '@wayline/core/closing/closing.records';
import { endExport, runExport } from '@wayline/core/closing/run-export';
import { EmailChanges } from '@wayline/core/identity/email-change';
import { PendingSignUps } from '@wayline/core/identity/sign-up.records';
import { LISTED, MENDED, WAITING } from '@wayline/core/listed-records';
import { continueUpkeep, Upkeeps } from '@wayline/core/store/upkeep';
import { exportMail } from '../closing/closing-mails';
import { finishLeaving } from '../closing/leave';
import { listingAdapter } from '../closing/listing-adapter';
import { runClosing } from '../closing/run-closing';
import { dropSignUp } from '../identity/drop-sign-up';
import { finishEmailChange } from '../identity/finish-email-change';
import { identityAdapter } from '../kernel/identity-adapter';
import { log } from '../kernel/log';
import { mailAdapter } from '../kernel/mail-adapter';
import { paymentsAdapter } from '../kernel/payments-adapter';
import { type Kinds, kind, type Tools } from './run-due';

/** How long one run goes on with upkeep: the function has 300 s for all that is due, and the next run begins within a minute. */
const UPKEEP_MS = 30_000;

/** For what goes through all that a company keeps in the store. */
const stored = ({ table, at, files }: Tools) => ({ table, now: at, files: files(), list: listingAdapter() });

/** What takes long and comes seldom, by the name of its record, and how it goes on. Each is safe to repeat. */
export const LONG_KINDS: Kinds = new Map([
  kind(DataExports, (tools, company, made) =>
    made.state === 'running'
      ? runExport({ ...stored(tools), newId: tools.newId, compose: exportMail }, company, made)
      : endExport(stored(tools), company, made),
  ),
  kind(Leavings, ({ table }, company, leaving) =>
    finishLeaving({ table, identity: identityAdapter() }, company, leaving),
  ),
  kind(EmailChanges, ({ table, now, newId, at }, company, change) =>
    finishEmailChange({ table, now, newId, identity: identityAdapter() }, company, change, `due-${at}`),
  ),
  kind(PendingSignUps, ({ table, now, newId }, _company, signUp) =>
    dropSignUp({ table, now, newId, identity: identityAdapter() }, signUp),
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
  kind(Upkeeps, async ({ table, at, hurry }, _company, upkeep) => {
    const begun = Date.now();
    const enough = () => hurry() || Date.now() - begun > UPKEEP_MS;
    const done = await continueUpkeep(
      table,
      upkeep,
      { listed: LISTED, waiting: WAITING, mended: MENDED, now: at },
      { enough },
    );
    log.info('upkeep', { moved: done.moved, woken: done.woken, heads: done.heads, done: done.next === undefined });
  }),
]);
