import { useLingui } from '@lingui/react';
import type { InvoiceHouse } from '@wayline/core/areas/accounting/links/client-invoice';
import type { ClientLanguage } from '@wayline/core/base/client-language';
import { House } from './invoice-head';

export type StopReminders = { house: InvoiceHouse; language: ClientLanguage; action: string; isStopped: boolean };

/** Asks a client whether they don’t want to be reminded, and says so once they don’t. It shows nothing of what they owe. */
export const StopRemindersPage = ({ house, action, isStopped }: StopReminders) => {
  const { i18n } = useLingui();
  const { name: company, accent } = house;
  return (
    <div className={`bill-page accent-${accent}`}>
      <main className="sheet pay-review is-asking">
        <House house={house} />
        {isStopped ? (
          <>
            <h1>{i18n._('You won’t get payment reminders')}</h1>
            <p>
              {i18n._(
                '{company} won’t send you payment reminders anymore. Invoices stay due as before, and you’ll still get receipts.',
                { company },
              )}
            </p>
            <p className="quiet-text">{i18n._('Changed your mind? Ask your advisor to turn reminders back on.')}</p>
          </>
        ) : (
          <>
            <h1>{i18n._('Stop payment reminders?')}</h1>
            <p>
              {i18n._('{company} reminds you by email before and after a payment is due.', { company })}{' '}
              {i18n._('If you stop reminders, your invoices stay due as before.')}
            </p>
            <form method="post" action={action}>
              <p className="actions">
                <button type="submit" className="button" name="stop" value="yes">
                  {i18n._('Don’t remind me again')}
                </button>
              </p>
            </form>
          </>
        )}
      </main>
    </div>
  );
};
