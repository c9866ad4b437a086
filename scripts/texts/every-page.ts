import { italy, italyBookings, italyInput } from '@wayline/core/areas/trip/itinerary/published.fixture';
import { renderItinerary } from '@wayline/pages/itinerary/itinerary-document';
import { renderLanding } from '@wayline/pages/landing/landing-document';
import { renderCodeMail } from '@wayline/pages/mails/code-mail';
import { renderRecoveryMail } from '@wayline/pages/mails/recovery-mail';
import { renderReminderMail } from '@wayline/pages/mails/reminder-mail';
import { renderShareMail } from '@wayline/pages/mails/share-mail';
import { PUBLIC_PAGES } from '@wayline/pages/public/pages';
import { renderPublicPage } from '@wayline/pages/public/public-document';

const ORIGIN = 'https://wayline.example';
const URL = `${ORIGIN}/ti/${'a'.repeat(43)}`;
const itinerary = italy();
const { trip } = italyInput();

/** Pages and mails that are made without the app, by what they are, and what somebody has typed for them. */
export const everyPage = (): { pages: Record<string, string>; typed: unknown } => ({
  pages: {
    landing: renderLanding(ORIGIN),
    itinerary: renderItinerary(itinerary),
    ...Object.fromEntries(
      PUBLIC_PAGES.map((page) => [
        page.path,
        renderPublicPage(page, { origin: ORIGIN, contact: 'hello@wayline.example' }),
      ]),
    ),
    'mail with a code': renderCodeMail({ kind: 'confirmation', code: '123456', name: 'Ana' }).html,
    'mail of a recovery code': renderRecoveryMail({ left: 1, url: ORIGIN }).html,
    'mail with a link': renderShareMail({ itinerary, url: URL, name: 'Ana', message: 'Ana' }).html,
    'mail of a reminder': renderReminderMail({
      booking: italyBookings[0],
      trip,
      message: '',
      trip_url: ORIGIN,
    } as never).html,
  },
  typed: [itinerary, italyBookings, trip, 'Ana'],
});
