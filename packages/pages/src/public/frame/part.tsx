import type { ReactNode } from 'react';

const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A part of a page under its heading, which a link can lead to. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="part" id={idOf(title)}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** Things of one kind, one below the other. */
export const Points = ({ children }: { children: ReactNode }) => <ul className="marked">{children}</ul>;

/** What is done one after the other. */
export const Steps = ({ children }: { children: ReactNode }) => <ol className="steps">{children}</ol>;

/** Names and what is to be known of each. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, fact: ReactNode])[] }) => (
  <dl className="facts">
    {facts.map(([name, fact]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
);

/** A mail to those who run the site; its own words, or the address. */
export const MailTo = ({ to, about, children = to }: { to: string; about?: string; children?: ReactNode }) => (
  <a href={`mailto:${to}${about ? `?subject=${encodeURIComponent(about)}` : ''}`}>{children}</a>
);
