import { SiteFooter } from '../public/frame/site-footer';
import { SiteHeader } from '../public/frame/site-header';
import { Hero } from './hero';
import { CLIENT_POINTS, DESK, PLAN_POINTS } from './landing-texts';
import { PICTURES } from './pictures';
import { ProductPicture } from './product-picture';
import { Story } from './story';

const Desk = () => (
  <section className="desk" aria-labelledby="desk">
    <h2 id="desk">Made for the desk you work at all day</h2>
    <ProductPicture picture={PICTURES.dashboard} />
    <ul>
      {DESK.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

const Invitation = () => (
  <section className="invitation" aria-labelledby="invitation">
    <h2 id="invitation">Start with the next trip on your desk</h2>
    <p>Enter it once. By the time your client asks, it’s already an itinerary.</p>
    <a className="button" href="/signup/type">
      Sign up
    </a>
  </section>
);

/** The page for whoever does not know Wayline yet. Its pictures show the product as it is. */
export const LandingPage = () => (
  <div className="landing">
    <a className="skip" href="#content">
      Skip to content
    </a>
    <SiteHeader />
    <main id="content">
      <Hero />
      <div className="wide-picture">
        <ProductPicture picture={PICTURES.planner} first />
      </div>
      <Story
        title="Plan in days, think in the whole trip"
        text="A trip is a line through time: it leaves, sleeps, moves on and comes home. Wayline shows it as that line, so you also see what’s missing."
        points={PLAN_POINTS}
      />
      <Story
        title="Send something worth keeping"
        text="Publish, and your client gets one page with everything a traveler needs at a counter, laid out like a good guidebook and under your name."
        points={CLIENT_POINTS}
      >
        <div className="picture">
          <ProductPicture picture={PICTURES.itinerary} shownAt={390} />
        </div>
      </Story>
      <Desk />
      <Invitation />
    </main>
    <SiteFooter />
  </div>
);
