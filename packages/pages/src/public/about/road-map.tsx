import { isHere, PARTS_TO_COME } from '@wayline/core/navigation/routes-to-come';
import { Part, Points } from '../frame/part';
import type { PublicPage } from '../public-page';
import { ABILITIES, STAGES } from './road-map-list';

const Stage = ({ title, say, points }: { title: string; say: string; points: readonly string[] }) => (
  <Part title={title}>
    <p>{say}</p>
    <Points>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Points>
  </Part>
);

const HERE = ABILITIES.filter(({ at }) => at.every(isHere)).map(({ text }) => text);
const TO_COME = STAGES.map(({ points, ...stage }) => ({
  ...stage,
  points: points.filter(({ part }) => part in PARTS_TO_COME).map(({ text }) => text),
})).filter(({ points }) => points.length > 0);

const Content = () => (
  <>
    <Stage title="Available now" say="Everything you can use today." points={HERE} />
    {TO_COME.map(({ title, ...stage }, i) => (
      <Stage
        key={title}
        title={`${i === 0 ? 'Next' : 'Then'}: ${title[0]?.toLowerCase()}${title.slice(1)}`}
        {...stage}
      />
    ))}
    <Part title="Not a promise of dates">
      <p>
        We show something as finished only when you can use it, and the order may change with what advisors ask for.
        Please decide based on what’s here now. If one of the later parts would decide it for you,{' '}
        <a href="/about/contact_us">tell us which</a>; it makes a difference.
      </p>
    </Part>
  </>
);

export const roadMap: PublicPage = {
  path: '/about/road_map',
  label: 'Road map',
  heading: 'Road map',
  lead: `What Wayline does today, and what comes next: ${TO_COME.map(({ title }) => title.toLowerCase()).join(', ')}.`,
  Content,
};
