import { Steps } from '../frame/part';
import type { PublicPage } from '../public-page';
import { TUTORIALS } from './tutorial-texts';

const Content = () => (
  <>
    <nav className="contents" aria-label="Tutorials on this page">
      <ol>
        {TUTORIALS.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
    {TUTORIALS.map(({ id, title, say, steps }) => (
      <section className="part" key={id} id={id}>
        <h2>{title}</h2>
        <p>{say}</p>
        <Steps>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      </section>
    ))}
  </>
);

export const tutorials: PublicPage = {
  path: '/tutorials',
  label: 'Tutorials',
  heading: 'Tutorials',
  lead: 'Daily work in a few steps: plan a trip, import confirmations, publish and share, set reminders, reuse bookings, undo changes.',
  Content,
  data: ({ origin }) => ({
    '@type': 'CollectionPage',
    hasPart: TUTORIALS.map(({ id, title, say, steps }) => ({
      '@type': 'HowTo',
      name: title,
      description: say,
      url: `${origin}/tutorials#${id}`,
      step: steps.map((text, i) => ({ '@type': 'HowToStep', position: i + 1, text })),
    })),
  }),
};
