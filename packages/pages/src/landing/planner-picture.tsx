import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-shapes';

const DAYS = [
  ['Sat', '20', 'New York'],
  ['Sun', '21', 'Rome'],
  ['Mon', '22', 'Rome'],
  ['Tue', '23', 'Rome'],
  ['Wed', '24', 'Florence'],
  ['Thu', '25', ''],
] as const;
type Line = { time: string; icon: IconName; title: string; fact: string; tag?: string };
const LINES: readonly Line[] = [
  { time: '7:55 AM', icon: 'flight', title: 'Arrival in Rome, AZ 609 from JFK', fact: 'QX7K2M · left on Saturday' },
  { time: '8:45 AM', icon: 'ground', title: 'Private transfer to the hotel', fact: 'Driver waiting past customs' },
  { time: '3:00 PM', icon: 'stay', title: 'Check-in, three nights', fact: 'Two doubles, courtyard side', tag: 'Paid' },
  { time: '8:00 PM', icon: 'dining', title: 'Dinner near the Pantheon', fact: 'Table for four', tag: 'To confirm' },
];

const Days = () => (
  <ol className="mock-days">
    {DAYS.map(([weekday, date, city]) => (
      <li key={date} className={date === '21' ? 'current' : undefined}>
        <span className="quiet-text">{weekday}</span>
        <b>{date}</b>
        <span>{city || <em>No bed yet</em>}</span>
      </li>
    ))}
  </ol>
);

/** A day in the planner, drawn. */
export const PlannerPicture = () => (
  <div className="mock">
    <p className="mock-bar">
      <b>Spring in Italy</b> <span className="quiet-text">Mar 20 – 29 · 4 travelers</span>{' '}
      <span className="mock-state">3 unpublished changes</span>
    </p>
    <div className="mock-body">
      <Days />
      <div className="mock-day">
        <p className="mock-title">Sunday, March 21</p>
        <ol>
          {LINES.map(({ time, icon, title, fact, tag }) => (
            <li key={time} className={`hue-${icon}`}>
              <span className="mock-time">{time}</span>
              <span className="mock-knot">
                <Icon name={icon} />
              </span>
              <span className="mock-card">
                <b>{title}</b>
                <span className="quiet-text">{fact}</span>
                {tag && <span className="mock-tag">{tag}</span>}
              </span>
            </li>
          ))}
        </ol>
        <p className="mock-night">
          <Icon name="night" /> Overnight in Rome, night 1 of 3
        </p>
      </div>
    </div>
  </div>
);
