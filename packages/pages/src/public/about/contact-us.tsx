import { Facts, MailTo, Part } from '../frame/part';
import type { PublicPage } from '../public-page';

const Content = ({ site: { contact } }: Parameters<PublicPage['Content']>[0]) => (
  <>
    <Part title="Contact us">
      <p className="mail-line">
        <MailTo to={contact} />
      </p>
      <p>
        One address for everything. There’s no form, on purpose: with your own email, you keep a copy of what you wrote
        and find the answer where you expect it.
      </p>
      <Facts
        facts={[
          [
            'Something doesn’t work',
            <>
              <MailTo to={contact} about="Something doesn’t work">
                Report it
              </MailTo>{' '}
              with what you did, what you saw and the request ID shown in small print under the message.
            </>,
          ],
          [
            'Your data',
            <>
              To see, correct, export or delete the data we keep about you,{' '}
              <MailTo to={contact} about="My data">
                ask us
              </MailTo>{' '}
              from the email address it belongs to.
            </>,
          ],
          [
            'Report a security issue',
            <>
              Please{' '}
              <MailTo to={contact} about="Security">
                tell us
              </MailTo>{' '}
              before you publish it, and look no further than you need to be sure.
            </>,
          ],
          [
            'Something is missing',
            <>
              Check the <a href="/about/road_map">road map</a> first, then{' '}
              <MailTo to={contact} about="Missing">
                tell us about the day
              </MailTo>{' '}
              you needed it.
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
  lead: 'One address for questions, problems, data and ideas, and what to include so our first answer helps.',
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
