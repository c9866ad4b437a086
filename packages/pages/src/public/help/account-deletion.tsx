import { Facts, MailTo, Part, Steps } from '../frame/part';
import type { PublicPage } from '../public-page';

const Content = ({ site: { contact } }: Parameters<PublicPage['Content']>[0]) => (
  <>
    <Part title="Before you start">
      <p>
        This is about the account of a company, with everything in it, and about the sign-in of a person. If you are a
        traveler, you have no account with us: ask your advisor, who can delete your trip and your details at once.
      </p>
      <p>
        Only the owner of a company can close the account of the company. Everybody else who works in it can close their
        own; the trips stay with the company.
      </p>
    </Part>
    <Part title="The steps">
      <Steps>
        <li>
          <b>Sign in and open the page.</b> Under My account it is called{' '}
          <a href="/myaccount/close">Close the account</a>.
        </li>
        <li>
          <b>Take along what you need.</b> “Export everything” writes all records and files of the company into ZIP
          files; you get a mail when they are ready, and can download them for a week. Invoices to your clients and your
          books may have to be kept for years by the law where you work.
        </li>
        <li>
          <b>Close it.</b> You enter your password once more, and the code of your authenticator app if you use one, so
          that nobody else can do this to you at an open screen.
        </li>
        <li>
          <b>Thirty days.</b> From that moment everything can be looked at and exported, and nothing can be changed.
          Links of clients no longer open, and API keys stop; reminders that were set still leave, and the plan ends
          with the period that is paid. Everybody in the company sees so, and until when. “Take it back” on the same
          page opens all of it again.
        </li>
        <li>
          <b>Gone.</b> After 30 days it is deleted, and we tell you so by mail.
        </li>
      </Steps>
      <p>
        Closing only your own account takes effect at once: your sign-in, your password and your address are deleted,
        and your work stays with the company under your name.
      </p>
      <p>
        You cannot sign in any more? Write from the address of the account to{' '}
        <MailTo to={contact} about="Delete my account" />.
      </p>
    </Part>
    <Part title="What happens to what">
      <Facts
        facts={[
          ['Trips, travelers, bookings, notes, checklists', 'Deleted'],
          ['Passport numbers', 'Deleted, and with them the keys that could read them'],
          ['Published pages, documents, files', 'Deleted; replaced versions of files go 30 days later'],
          ['Sign-ins and passwords', 'Deleted'],
          ['Backups of the database', 'Overwritten within 35 days after the deletion'],
          ['Logs', 'Run out by themselves, after three months at the latest'],
          [
            'Mails that were sent, copies on clients’ phones, PDFs',
            'With those who have them; nobody can take them back',
          ],
          ['That the account was deleted, and when', 'Kept, to be able to prove it; nothing of its content'],
          ['Receipts of the subscription', 'With the payment service, as long as tax law asks for them'],
          ['Invoices to your clients', 'None are kept here yet'],
        ]}
      />
    </Part>
  </>
);

export const accountDeletion: PublicPage = {
  path: '/app-account-delete-steps',
  label: 'Delete an account',
  heading: 'Delete an account',
  lead: 'What to take along, how it is done, the 30 days in which it can be taken back, and what is gone afterwards.',
  Content,
};
