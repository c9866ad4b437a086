import { Facts, MailTo, Part, Steps } from '../frame/part';
import type { PublicPage } from '../public-page';

const Content = ({ site: { contact } }: Parameters<PublicPage['Content']>[0]) => (
  <>
    <Part title="Before you start">
      <p>
        This is about a company’s account, with everything in it, and about a person’s sign-in. If you’re a traveler,
        you don’t have an account with us: ask your advisor, who can delete your trip and your details right away.
      </p>
      <p>
        Only the owner of a company can close the company account. Everyone else can close their own; the trips stay
        with the company.
      </p>
    </Part>
    <Part title="The steps">
      <Steps>
        <li>
          <b>Sign in and open the page.</b> Under My account, it’s called <a href="/myaccount/close">Close account</a>.
        </li>
        <li>
          <b>Export what you need.</b> “Export everything” puts all records and files of the company into ZIP files. We
          email you when they’re ready, and you can download them for a week. The law where you work may require you to
          keep invoices and books for years.
        </li>
        <li>
          <b>Close it.</b> You enter your password again, and the code from your authenticator app if you use one, so no
          one else can do it from an unlocked screen.
        </li>
        <li>
          <b>Thirty days.</b> From then on, everything can be viewed and exported, but nothing can be changed. Client
          links no longer open and API keys stop working. Reminders that were set are still sent, and the plan ends with
          the paid period. Everyone in the company sees this, and the date. “Reopen account” on the same page brings
          everything back.
        </li>
        <li>
          <b>Gone.</b> After 30 days, everything is deleted, and we let you know by email.
        </li>
      </Steps>
      <p>
        Closing only your own account takes effect right away: your sign-in, password and email address are deleted, and
        your work stays with the company under your name.
      </p>
      <p>
        Can’t sign in? Write to <MailTo to={contact} about="Delete my account" /> from the account’s email address.
      </p>
    </Part>
    <Part title="What happens to your data">
      <Facts
        facts={[
          ['Trips, travelers, bookings, notes, checklists', 'Deleted'],
          ['Passport numbers', 'Deleted, along with the keys that could read them'],
          ['Published pages, documents, files', 'Deleted; replaced versions of files are deleted 30 days later'],
          ['Sign-ins and passwords', 'Deleted'],
          ['Backups of the database', 'Overwritten within 35 days after the deletion'],
          ['Logs', 'Deleted automatically, after three months at the latest'],
          [
            'Emails that were sent, copies on clients’ phones, PDFs',
            'Stay with the people who have them; no one can recall them',
          ],
          ['The fact that the account was deleted, and when', 'Kept as proof, with none of its content'],
          ['Subscription receipts', 'With our payment service, for as long as tax law requires'],
          ['Invoices and payments of your clients', 'Deleted; what they paid online stays in your Stripe account'],
        ]}
      />
    </Part>
  </>
);

export const accountDeletion: PublicPage = {
  path: '/app-account-delete-steps',
  label: 'Delete an account',
  heading: 'Delete an account',
  lead: 'What to export, how it’s done, the 30 days in which you can reopen the account, and what’s gone afterward.',
  Content,
};
