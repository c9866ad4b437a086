import { Facts, Part, Points, Steps } from '../frame/part';
import type { PublicPage } from '../public-page';

const Content = () => (
  <>
    <Part title="A stay is nights, not days">
      <p>
        A trip is built around its hotels. In the planner, a hotel is a band from check-in to check-out, so you can see
        a night without a bed, or two beds for one night, at a glance. The trip check points out both, and also a room
        that’s waiting before anyone has arrived.
      </p>
    </Part>
    <Part title="How to add a stay">
      <Points>
        <li>
          <b>From a confirmation.</b> Drop the email from the hotel or consolidator, or a calendar file; check what was
          read, and save.
        </li>
        <li>
          <b>From your library.</b> Hotels you book often are saved with their address, texts and prices; add one to a
          trip on the day you choose.
        </li>
        <li>
          <b>By hand.</b> A title and two days are enough to start. Everything else can wait.
        </li>
      </Points>
      <p>
        Wayline doesn’t search or book hotels. You book where you always have: direct, or through a consortium, a
        consolidator or a GDS. Keep the booking here.
      </p>
    </Part>
    <Part title="Details of a stay">
      <Facts
        facts={[
          ['For the desk', 'Reference, other confirmation numbers, check-in and check-out, address, phone, directions'],
          ['The property', 'Category, stars, board: from room only to all inclusive'],
          [
            'Rooms and guests',
            'Each room type with how many, for how many nights and guests, its description, and who sleeps in which room',
          ],
          [
            'The price',
            'Base fare, taxes and fees by room, markup and commission, with the total explained next to it; other currencies at the day’s rate or one you agreed on',
          ],
          ['Deadlines', 'Option expires, cancel by, payment due: the trip check shows each one before it’s late'],
          ['Status', 'From researching and on request to booked, paid or canceled, and what the supplier says'],
        ]}
      />
    </Part>
    <Part title="How to present it">
      <Steps>
        <li>
          Write the client’s note in the stay: which entrance, who to ask for, why this hotel. It’s shown with the
          booking on their page.
        </li>
        <li>Put vouchers and hotel policies under Documents. They open from the itinerary.</li>
        <li>Choose whether to show prices, for the whole itinerary or just not for this stay.</li>
        <li>
          Offering two hotels? Keep both as suggested, let the client approve or decline on the page, and make a package
          of each to compare totals.
        </li>
        <li>
          Publish. The client sees the stay on the arrival day, as a quiet line on each night, and again on the
          departure day.
        </li>
      </Steps>
    </Part>
    <Part title="For a group">
      <p>
        Assign guests to rooms and you get a rooming list: rooms of a type share a price, and each room has its own
        guests and, if needed, its own nights. Before you remove someone from the trip, you see which bookings they’re
        on.
      </p>
    </Part>
  </>
);

export const hotels: PublicPage = {
  path: '/hotels',
  label: 'Hotels',
  heading: 'Hotels, from option to pillow',
  lead: 'How advisors manage and present stays in Wayline: nights, rooms and guests, prices, deadlines, and the page the client opens.',
  Content,
};
