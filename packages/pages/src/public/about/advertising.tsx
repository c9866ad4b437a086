import { MailTo, Part, Points } from '../frame/part';
import type { PublicPage } from '../public-page';

const Content = ({ site: { contact } }: Parameters<PublicPage['Content']>[0]) => (
  <>
    <Part title="We sell no advertising">
      <p>
        There are no ads in Wayline, on these pages, in the emails it sends or on the itineraries clients open. An
        itinerary is the advisor’s work under the advisor’s name. No one can buy a place on it.
      </p>
      <Points>
        <li>No supplier pays to be shown, to be shown first or to be suggested.</li>
        <li>We never sell, rent or give data about advisors, clients or trips to advertisers.</li>
        <li>No page loads scripts, pictures or fonts from advertising or tracking companies.</li>
        <li>Wayline is paid for by the plans of the people who use it, and nothing else.</li>
      </Points>
    </Part>
    <Part title="If you supply travel">
      <p>
        You don’t need a contract with us to work with advisors who use Wayline. Send them confirmations that programs
        can read, and your hotel, flight or tour shows up in their planner without typing: an email with{' '}
        <a href="https://schema.org/Reservation">schema.org reservation data</a>, or with a calendar file attached.
      </p>
    </Part>
    <Part title="If you write about travel">
      <p>
        You’re welcome to use our logo and name when you write about Wayline. For pictures, facts or a conversation,
        write to <MailTo to={contact} about="Press" />.
      </p>
    </Part>
  </>
);

export const advertising: PublicPage = {
  path: '/about/advertising',
  label: 'Advertising',
  heading: 'Advertising',
  lead: 'Wayline carries no ads and sells no placement. Here’s what suppliers and writers can do instead.',
  Content,
};
