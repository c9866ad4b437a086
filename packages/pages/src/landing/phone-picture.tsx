import { Icon } from '../icons/icon';
import { CoverArt } from '../itinerary/cover-art';

/** A client's itinerary on a phone, drawn. */
export const PhonePicture = () => (
  <div className="phone">
    <div className="phone-cover">
      <CoverArt seed="Rome,Florence,Naples,Valletta" />
      <p>
        <span className="phone-title">Spring in Italy</span>
        <span>March 20 – 29 · 10 days</span>
      </p>
    </div>
    <ol className="phone-days">
      {['20', '21', '22', '23', '24', '25'].map((day) => (
        <li key={day} className={day === '20' ? 'current' : undefined}>
          {day}
        </li>
      ))}
    </ol>
    <div className="phone-day">
      <p className="quiet-text">Day 1</p>
      <p className="phone-heading">Saturday, March 20</p>
      <div className="phone-card hue-flight">
        <p className="phone-kind">
          <Icon name="flight" /> Flight · AZ 609
        </p>
        <div className="phone-route">
          <p>
            <b>6:05 PM</b> <span className="phone-code">JFK</span>
          </p>
          <p className="quiet-text">8 h 50 min</p>
          <p>
            <b>7:55 AM</b> <span className="phone-code">FCO</span>
          </p>
        </div>
        <p className="quiet-text">Reference</p>
        <p>
          <b>QX7K2M</b>
        </p>
      </div>
    </div>
  </div>
);
