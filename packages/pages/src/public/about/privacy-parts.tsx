import { Facts, Part, Points } from '../frame/part';

/** What is kept of whom, as `docs/data-model.md` and the schemas have it. */
export const StoredData = () => (
  <Part title="What is kept">
    <Facts
      facts={[
        [
          'Of who has an account',
          'Name, e-mail address, the company’s name and kind, its website if given, a telephone number if given, the role and its permissions. The password is kept by the sign-in service as a value from which it cannot be read; with two-step sign-in, so is the secret of the authenticator app.',
        ],
        [
          'Of a company, for everybody',
          'As soon as a company says where it is to be found on the web, its name, its kind and that address stand on a page of its own at /company. Nothing else of it is public.',
        ],
        [
          'Of travelers, entered by their advisor',
          'Names, e-mail, telephone, date of birth, their part in the trip, the passport’s number and last day, and whatever the advisor writes into bookings and notes: seats, meals, frequent-flyer numbers, wishes.',
        ],
        [
          'Of trips',
          'Dates, places, bookings with references and prices, documents and files, checklists, reminders, the mails that were sent, and who changed what and when.',
        ],
        [
          'Of who opens an itinerary',
          'That its link was opened, when first and when last, how often, and the answers given on the page. There is no account, no cookie, and no profile of the reader.',
        ],
        [
          'Of every visit',
          'Technical logs with the time, the address asked for, the result and the IP address, to find faults and to fend off abuse.',
        ],
      ]}
    />
    <p>
      Files that are only given to be read, such as a confirmation for import, are read and not kept; what was read of
      them is.
    </p>
  </Part>
);

export const HowItIsGuarded = () => (
  <Part title="How it is guarded">
    <Points>
      <li>Everything travels encrypted (TLS 1.2 or newer) and lies encrypted.</li>
      <li>
        Passport numbers are encrypted a second time, each with a key of its own that works for one company only.
        Whoever looks at one is written down first.
      </li>
      <li>
        Each company’s records lie apart. A request that names a record of another company gets the answer that there is
        none.
      </li>
      <li>
        A link to an itinerary holds a long random secret, of which only a fingerprint is kept. It can end by date, ask
        for a code, and be withdrawn at any moment.
      </li>
      <li>Wrong passwords and wrong codes are slowed down. Sessions end everywhere when you sign out everywhere.</li>
    </Points>
  </Part>
);

export const HowLong = () => (
  <Part title="How long it is kept">
    <Facts
      facts={[
        [
          'Trips and what belongs to them',
          'Until they are deleted, and 30 days longer, in which they can be brought back',
        ],
        ['The history of a trip', 'As long as there is anything of the trip'],
        ['Mails that were sent', 'As long as the account, to show what left and to send it again'],
        ['A published page', 'Until its link ends or is withdrawn; a phone that opened it may hold its own copy'],
        ['Replaced or deleted files', '30 days, as a guard against mistakes'],
        ['Backups of the database', '35 days'],
        ['Logs of the content network and of stores', '30 days'],
        ['Logs of the program', 'Three months'],
        ['Notices between open pages', '7 days'],
        ['An account', 'Until it is deleted'],
      ]}
    />
  </Part>
);
