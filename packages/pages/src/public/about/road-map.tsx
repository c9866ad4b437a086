import { Part, Points } from '../frame/part';
import type { PublicPage } from '../public-page';

type Stage = { title: string; say: string; points: readonly string[] };
const STAGES: readonly Stage[] = [
  {
    title: 'Available now',
    say: 'Everything you can use today.',
    points: [
      'Trips with travelers, contacts, collaborators, notes, tags and files: copy, archive, cancel, restore',
      'The planner by day, timeline, month and booking type, with drag, keyboard and undo',
      'Eleven types of bookings, with passengers, rooms, deadlines, cancellations and confirmations read from files',
      'Prices, rooms, taxes, markup, commission splits, exchange rates and packages',
      'Client itineraries: published versions, links with an expiration date and a code, documents, PDF, Word, calendar, answers',
      'Email reminders, checklists and their templates, a library, unclaimed bookings and claims',
      'The trip check, before publishing and every night',
      'History with undo, and deleted trips and bookings for thirty days',
      'Two-step sign-in with an authenticator app',
      'Settings for companies and users: invitations, roles and permissions, teams, brand, notifications',
      'Plans and their billing',
      'Exporting all your data and closing your account yourself',
    ],
  },
  {
    title: 'Next: invoices and payments',
    say: 'From the agreed price to money received.',
    points: [
      'Invoices from bookings and packages, with deposits and final payments by date',
      'Card payments on your own page, without card numbers ever reaching us',
      'Open and overdue balances, by client and by trip',
    ],
  },
  {
    title: 'Then: commissions and payroll',
    say: 'From what suppliers owe to what advisors earn.',
    points: [
      'Commissions expected, received and missing, matched with suppliers’ statements',
      'Splits between advisors, agencies and hosts, and payroll runs based on them',
    ],
  },
  {
    title: 'Then: clients, messages and forms',
    say: 'What happens between two trips.',
    points: [
      'Client and supplier records with preferences, relationships, occasions and travel documents',
      'Emails and text messages from inside a trip, and series that run automatically',
      'Forms for clients to fill in: trip requests and traveler details, straight into the records',
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
    <Part title="Not a promise of dates">
      <p>
        We show something as finished only when you can use it, and the order may change with what advisors ask for.
        Please decide based on what’s here now. If one of the later parts would decide it for you,{' '}
        <a href="/about/contact_us">tell us which</a>; it makes a difference.
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
