import { Facts, Part, Points, Steps } from '../frame/part';
import type { PublicPage } from '../public-page';

const Content = () => (
  <>
    <Part title="A stay is nights, not days">
      <p>
        A hotel is the one booking that a trip stands on. In the planner it is a band from check-in to check-out, so a
        night without a bed and two beds for one night can be seen without reading. The trip check says both in words,
        and also when a room would be waiting before anybody has arrived.
      </p>
    </Part>
    <Part title="How a stay gets in">
      <Points>
        <li>
          <b>From a confirmation.</b> Drop the hotel’s or the consolidator’s mail, or a calendar file; check what was
          read, and save.
        </li>
        <li>
          <b>From your library.</b> A hotel that you book often lies there with its address, texts and prices, and is
          put into a trip on the day you choose.
        </li>
        <li>
          <b>By hand.</b> A title and two days are enough to begin. Everything else can wait.
        </li>
      </Points>
      <p>
        Wayline does not search or book hotels. You book where you have always booked: direct, by a consortium, a
        consolidator or a reservation system. What you booked is kept here.
      </p>
    </Part>
    <Part title="What is kept of a stay">
      <Facts
        facts={[
          [
            'For the desk',
            'Reference, further confirmations, check-in and check-out, address, telephone, how to find it',
          ],
          ['The house', 'Category, stars, board: from room only to all inclusive'],
          [
            'Rooms and guests',
            'Each type of room with how many, for how many nights and guests, its description, and who sleeps in which',
          ],
          [
            'The price',
            'Base fare, taxes and fees by room, markup and commission, with the sum explained beside it; other currencies at a rate of the day or one that you agreed',
          ],
          [
            'What runs out',
            'Option expires, cancel by, payment due: each comes up in the trip check before it is late',
          ],
          [
            'Where it stands',
            'From researching over on request to booked, paid or cancelled, and what the supplier says',
          ],
        ]}
      />
    </Part>
    <Part title="How it is presented">
      <Steps>
        <li>
          Write the note for the client in the stay: which entrance, whom to ask for, why this house. It stands with the
          booking on their page.
        </li>
        <li>Put vouchers and hotel policies under Documents. They open from the itinerary.</li>
        <li>Choose whether prices are shown, for the whole itinerary or not for this stay.</li>
        <li>
          Offering two hotels? Keep both as suggested, let the client approve or decline on the page, and make a package
          of each to compare sums.
        </li>
        <li>
          Publish. The client sees the stay on the day of arrival, as a quiet line on each night between, and again on
          the day of departure.
        </li>
      </Steps>
    </Part>
    <Part title="For a group">
      <p>
        A rooming list is made as you assign guests to rooms: rooms of a type share a price, and each room has its own
        guests and, if need be, its own nights. Before somebody is taken off the trip, you are told on which bookings
        they are.
      </p>
    </Part>
  </>
);

export const hotels: PublicPage = {
  path: '/hotels',
  label: 'Hotels',
  heading: 'Hotels, from option to pillow',
  lead: 'How advisors keep and present stays in Wayline: nights, rooms and guests, prices, deadlines, and the page the client opens.',
  Content,
};
