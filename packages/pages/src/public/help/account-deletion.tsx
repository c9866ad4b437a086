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
        Only the owner of a company can have the company deleted. Everybody else who works in it can have their own
        sign-in deleted; the trips stay with the company.
      </p>
    </Part>
    <Part title="The steps">
      <Steps>
        <li>
          <b>Take along what you need.</b> Each client itinerary can be saved as PDF or Word, lists of trips and
          bookings can be exported as files for a spreadsheet, and files of trips can be downloaded. Invoices to your
          clients and your books may have to be kept for years by the law where you work.
        </li>
        <li>
          <b>Withdraw links that should end now.</b> Links to itineraries keep working until the company is deleted.
        </li>
        <li>
          <b>Ask for it.</b> Write from the address that you sign in with to{' '}
          <MailTo to={contact} about="Delete my account" />, and say whether it is about the company or only your own
          sign-in.
        </li>
        <li>
          <b>Confirm it.</b> We answer to that same address and ask once more, so that nobody else can do this to you.
        </li>
        <li>
          <b>Thirty days.</b> From your confirmation the account is closed: nobody can sign in, reminders no longer
          leave, and links no longer open. Write within 30 days, and all of it is opened again.
        </li>
        <li>
          <b>Gone.</b> After 30 days it is deleted, and we tell you so.
        </li>
      </Steps>
      <p>A button for this in the account’s settings is being built. Until it is there, a mail does the same.</p>
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
        ]}
      />
    </Part>
  </>
);

export const accountDeletion: PublicPage = {
  path: '/app-account-delete-steps',
  label: 'Delete an account',
  heading: 'Delete an account',
  lead: 'What to take along, how to ask for it, the 30 days in which it can be taken back, and what is gone afterwards.',
  Content,
};
