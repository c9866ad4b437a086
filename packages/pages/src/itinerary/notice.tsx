import { Icon } from '../icons/icon';
import { Prose } from './prose';

export const Notice = ({ text }: { text: string }) =>
  text.trim() ? (
    <section className="notice" aria-labelledby="notice">
      <h2 id="notice">
        <Icon name="notice" /> Important
      </h2>
      <Prose text={text} />
    </section>
  ) : null;
