import { MailTo, Part, Points } from '../frame/part';
import type { PublicPage } from '../public-page';

const Content = ({ site: { contact } }: Parameters<PublicPage['Content']>[0]) => (
  <>
    <Part title="We sell no advertising">
      <p>
        There are no advertisements in Wayline, on these pages, in the mails it sends, or on the itineraries that
        clients open. An itinerary is the advisor’s work under the advisor’s name. Nobody can buy a place on it.
      </p>
      <Points>
        <li>No supplier pays to be shown, to be shown first, or to be suggested.</li>
        <li>No data about advisors, clients or trips is sold, rented or given to advertisers.</li>
        <li>No page loads scripts, pictures or fonts of advertising or tracking companies.</li>
        <li>What pays for Wayline are the plans of those who work with it, and nothing else.</li>
      </Points>
    </Part>
    <Part title="If you supply travel">
      <p>
        You need no contract with us to work with advisors who use Wayline. Send them confirmations that programs can
        read and your hotel, flight or tour arrives in their planner without typing: an e-mail with{' '}
        <a href="https://schema.org/Reservation">schema.org reservation data</a>, or a calendar file attached.
      </p>
    </Part>
    <Part title="If you write about travel">
      <p>
        The mark and the name may be used to write about Wayline. For pictures, facts or a conversation, write to{' '}
        <MailTo to={contact} about="Press" />.
      </p>
    </Part>
  </>
);

export const advertising: PublicPage = {
  path: '/about/advertising',
  label: 'Advertising',
  heading: 'Advertising',
  lead: 'Wayline carries no advertisements and sells no placement. What suppliers and writers can do instead.',
  Content,
};
