import { Facts, Part, Points } from '../frame/part';

/** What is kept of whom, as `docs/data-model.md` and the schemas have it. */
export const StoredData = () => (
  <Part title="What we keep">
    <Facts
      facts={[
        [
          'About account holders',
          'Name, email address, the company’s name and type, its website if given, a phone number if given, the role and its permissions. The sign-in service keeps the password as a value from which it can’t be read; with two-step sign-in, the same goes for the secret of the authenticator app.',
        ],
        [
          'About a company, publicly',
          'If a company enters its website, its name, its type and that address are shown on its own page at /company. Nothing else about it is public.',
        ],
        [
          'About travelers, entered by their advisor',
          'Names, email, phone, date of birth, their role on the trip, the passport’s number and expiration date, and anything the advisor writes in bookings and notes: seats, meals, frequent-flyer numbers, requests.',
        ],
        [
          'About trips',
          'Dates, places, bookings with references and prices, documents and files, checklists, reminders, the emails that were sent, and who changed what and when.',
        ],
        [
          'About people who open an itinerary',
          'That its link was opened, when first and when last, how often, and the answers given on the page. There is no account, no cookie and no profile of the reader.',
        ],
        [
          'About every visit',
          'Technical logs with the time, the requested address, the result and the IP address, to find problems and prevent abuse.',
        ],
      ]}
    />
    <p>
      Files you give us only to read, such as a confirmation for import, are read and not kept; what was read from them
      is.
    </p>
  </Part>
);

export const HowItIsGuarded = () => (
  <Part title="How we protect it">
    <Points>
      <li>Everything is encrypted in transit (TLS 1.2 or newer) and at rest.</li>
      <li>
        Passport numbers are encrypted a second time, each with its own key that works for one company only. Every view
        is logged first.
      </li>
      <li>
        Each company’s records are kept separate. A request for another company’s record is answered as if it didn’t
        exist.
      </li>
      <li>
        A link to an itinerary contains a long random secret; we keep only a fingerprint of it. It can expire on a date,
        ask for a code and be withdrawn at any time.
      </li>
      <li>Repeated wrong passwords and codes are slowed down. Signing out everywhere ends every session.</li>
    </Points>
  </Part>
);

export const HowLong = () => (
  <Part title="How long we keep it">
    <Facts
      facts={[
        ['Trips and what belongs to them', 'Until they’re deleted, plus 30 days in which they can be restored'],
        ['The history of a trip', 'As long as any part of the trip is kept'],
        ['Emails that were sent', 'As long as the account, to show what was sent and to send it again'],
        ['A published page', 'Until its link expires or is withdrawn; a phone that opened it may keep its own copy'],
        ['Replaced or deleted files', '30 days, to protect against mistakes'],
        ['Backups of the database', '35 days'],
        ['Content network and storage logs', '30 days'],
        ['Application logs', 'Three months'],
        ['Notices between open pages', '7 days'],
        ['An account', 'Until it is deleted'],
      ]}
    />
  </Part>
);
