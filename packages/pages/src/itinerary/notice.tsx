import { useLingui } from '@lingui/react';
import { Icon } from '../icons/icon';
import { Prose } from './prose';

type Props = { id?: string; title?: string; text: string };

/** What the client must not miss. */
export const Notice = ({ id = 'notice', title, text }: Props) => {
  const { i18n } = useLingui();
  return text.trim() ? (
    <section className="notice" aria-labelledby={id}>
      <h2 id={id} dir="auto">
        <Icon name="notice" /> {title ?? i18n._('Important')}
      </h2>
      <Prose text={text} />
    </section>
  ) : null;
};
