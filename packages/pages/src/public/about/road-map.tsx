import { Part, Points } from '../frame/part';
import type { PublicPage } from '../public-page';

type Stage = { title: string; say: string; points: readonly string[] };
const STAGES: readonly Stage[] = [
  {
    title: 'There now',
    say: 'What you can use today.',
    points: [
      'Trips with travelers, contacts, collaborators, notes, tags, files and their own life: copy, archive, cancel, restore',
      'The planner by day, time line, month and kind of booking, with drag, keyboard and undo',
      'Bookings of eleven kinds, with passengers, rooms, deadlines, cancellations and confirmations read from files',
      'Prices, rooms, taxes, markup, commission splits, exchange rates and packages',
      'Client itineraries: published versions, links with an end and a code, documents, PDF, Word, calendar, answers',
      'Reminders by mail, checklists and their templates, a library, unclaimed bookings and claims',
      'The trip check, before publishing and every night',
      'History with undo, deleted trips and bookings for thirty days',
      'Two-step sign-in by an authenticator app',
      'Settings for company and users: invitations, roles and permissions, teams, brand, notifications',
      'Plans and their billing',
      'Exporting all your data and closing your account by yourself',
    ],
  },
  {
    title: 'Next: invoices and payments',
    say: 'From the agreed price to money received.',
    points: [
      'Invoices from bookings and packages, with deposits and final payments by date',
      'Payment by card on a page of your own, without card numbers ever reaching us',
      'What is owed and overdue, by client and by trip',
    ],
  },
  {
    title: 'Then: commissions and payroll',
    say: 'From what suppliers owe to what advisors earn.',
    points: [
      'Commissions expected, received and missing, held against suppliers’ statements',
      'Splits between advisors, agencies and hosts, and pay runs made from them',
    ],
  },
  {
    title: 'Then: clients, messages and forms',
    say: 'What happens between two trips.',
    points: [
      'Client and supplier records with preferences, relations, occasions and travel documents',
      'Messages by mail and text from inside a trip, and series that run by themselves',
      'Forms that a client fills in: trip requests and traveler details, straight into the records',
    ],
  },
];

const Content = () => (
  <>
    {STAGES.map(({ title, say, points }) => (
      <Part key={title} title={title}>
        <p>{say}</p>
        <Points>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
      </Part>
    ))}
    <Part title="What this page is not">
      <p>
        A promise of dates. Each part is shown here as finished only when it can be used, and the order may change with
        what advisors ask for. Please decide by what is there now. If one of the later parts would decide it for you,{' '}
        <a href="/about/contact_us">tell us which</a>; it moves things.
      </p>
    </Part>
  </>
);

export const roadMap: PublicPage = {
  path: '/about/road_map',
  label: 'Road map',
  heading: 'Road map',
  lead: 'What Wayline does today, and what comes next: invoices and payments, commissions and payroll, clients, messages and forms.',
  Content,
};
