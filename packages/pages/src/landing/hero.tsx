export const Hero = () => (
  <section className="hero">
    <h1>
      <span>The whole trip,</span> <span>in one line</span>
    </h1>
    <p>
      Wayline is where travel advisors plan trips, keep bookings in order and publish itineraries that clients keep. One
      place, from the first request to the last transfer home.
    </p>
    <div className="hero-actions">
      <a className="button" href="/signup/type">
        Sign up
      </a>
      <a className="button quiet" href="/login">
        Sign in
      </a>
    </div>
  </section>
);
