import { Facts, MailTo, Part } from '../frame/part';
import type { PublicPage } from '../public-page';

const Content = ({ site: { contact } }: Parameters<PublicPage['Content']>[0]) => (
  <>
    <Part title="Contact us">
      <p className="mail-line">
        <MailTo to={contact} />
      </p>
      <p>
        One address for everything. There is no form here on purpose: with a mail of your own you keep a copy of what
        you wrote, and the answer comes to where you look for it.
      </p>
      <Facts
        facts={[
          [
            'Something does not work',
            <>
              <MailTo to={contact} about="Something does not work">
                Report it
              </MailTo>{' '}
              with what you did, what you saw, and the request id that stands small under the message.
            </>,
          ],
          [
            'Your data',
            <>
              To see, correct, take along or delete what is kept of you,{' '}
              <MailTo to={contact} about="My data">
                ask for it
              </MailTo>{' '}
              from the address it belongs to.
            </>,
          ],
          [
            'A hole in our security',
            <>
              Please{' '}
              <MailTo to={contact} about="Security">
                tell us
              </MailTo>{' '}
              before you publish it, and look no further than it takes to be sure.
            </>,
          ],
          [
            'Something is missing',
            <>
              Look at the <a href="/about/road_map">road map</a> first, then{' '}
              <MailTo to={contact} about="Missing">
                describe the day
              </MailTo>{' '}
              on which you needed it.
            </>,
          ],
        ]}
      />
    </Part>
    <Part title="Are you traveling?">
      <p>
        Your advisor planned your trip, and only they can change it. You'll find their name and email, and the phone
        number they added to their profile, at the end of your itinerary. We don't sell travel: we can't book, cancel or
        refund anything.
      </p>
    </Part>
  </>
);

export const contactUs: PublicPage = {
  path: '/about/contact_us',
  label: 'Contact us',
  heading: 'Contact us',
  lead: 'One address for questions, faults, data and ideas, and what to write so that the first answer helps.',
  Content,
  data: ({ origin, contact }) => ({
    '@type': 'ContactPage',
    mainEntity: {
      '@type': 'Organization',
      name: 'Wayline',
      url: `${origin}/`,
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: contact },
    },
  }),
};
